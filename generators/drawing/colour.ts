/** Three channels of a colour. */
export type Channels = readonly [number, number, number];

/** The red, green and blue of `#rrggbb`, each from 0 to 255. Throws a RangeError for any other text. */
export function rgbOf(hex: string): Channels {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new RangeError(`Expected a colour such as #ffa00f, found "${hex}".`);
  return [Number.parseInt(digits[1], 16), Number.parseInt(digits[2], 16), Number.parseInt(digits[3], 16)];
}

/** Linear light, each channel from 0 to 1, of an sRGB colour with channels from 0 to 255 (IEC 61966-2-1). */
export function linearOf(rgb: Channels): Channels {
  const [red, green, blue] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Lightness, green to red and blue to yellow of linear light (B. Ottosson's Oklab, 2020); lightness 0 to 1. */
export function oklabOf([red, green, blue]: Channels): Channels {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The distance of two Oklab colours: about 0.02 is just seen side by side, black and white are 1 apart. */
export function distance(a: Channels, b: Channels): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(rgbOf(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.1). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is the more readable on a colour `#rrggbb`. */
export function inkOn(hex: string): '#000000' | '#ffffff' {
  return contrast(hex, '#000000') >= contrast(hex, '#ffffff') ? '#000000' : '#ffffff';
}

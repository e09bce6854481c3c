import { type Channels, linearOf, oklabOf } from '../../generators/drawing/colour.ts';

/** Matrices on linear light for full severity: Machado, Oliveira and Fernandes (2009). */
const MATRICES = {
  'normal sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, number[][]>;

export type Sight = keyof typeof MATRICES;

export const SIGHTS = Object.keys(MATRICES) as Sight[];

/** The Oklab colour that a reader of that sight has of an sRGB colour with channels from 0 to 255. */
export function seen(rgb: Channels, sight: Sight): Channels {
  const light = linearOf(rgb);
  const [red, green, blue] = MATRICES[sight].map((row) => {
    const value = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
    return Math.min(1, Math.max(0, value));
  });
  return oklabOf([red, green, blue]);
}

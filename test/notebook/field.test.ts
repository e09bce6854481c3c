import { describe, expect, it } from 'vitest';
import { faultIn, flag, integer, optional, real, stored, text } from '../../generators/notebook/field.ts';

describe('a field', () => {
  it('finds no fault in values of its type', () => {
    expect(faultIn(text('a'), '')).toBeUndefined();
    expect(faultIn(integer('a'), -3)).toBeUndefined();
    expect(faultIn(real(1, 'a'), 0.25)).toBeUndefined();
    expect(faultIn(flag('a'), false)).toBeUndefined();
    expect(faultIn(optional(integer('a')), null)).toBeUndefined();
  });

  it('says what it expected and what it found', () => {
    expect(faultIn(text('a'), 7)).toBe('expected a string, found 7');
    expect(faultIn(integer('a'), 7.5)).toBe('expected a whole number, found 7.5');
    expect(faultIn(integer('a'), 2 ** 53)).toBe('expected a whole number, found 9007199254740992');
    expect(faultIn(integer('a'), '7')).toBe('expected a whole number, found "7"');
    expect(faultIn(real(1, 'a'), Number.NaN)).toBe('expected a number, found NaN');
    expect(faultIn(flag('a'), 'yes')).toBe('expected true or false, found "yes"');
    expect(faultIn(integer('a'), null)).toBe('expected a whole number, found null');
    expect(faultIn(optional(text('a')), undefined)).toBe('expected a string, found nothing');
  });

  it('rounds reals to their places, without a negative zero', () => {
    expect(stored(real(2, 'a'), 1 / 3)).toBe(0.33);
    expect(stored(real(0, 'a'), 2.6)).toBe(3);
    expect(Object.is(stored(real(1, 'a'), -0.01), 0)).toBe(true);
    expect(stored(integer('a'), 12)).toBe(12);
    expect(stored(optional(real(1, 'a')), null)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { openFont } from '../../../../src/build/pictures/social/text-outlines.ts';
import { UNDRAWN } from '../../../../src/check/rules/media/undrawn-sign.ts';

const BLANK = /^[\p{Zs}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]$/u;

describe('characters of social pictures', () => {
  it('are reported if the fonts have no outline for them, and only then', async () => {
    const set = await openFont({ heading: true });
    const isDrawn = (sign: string) =>
      (['heading', 'text'] as const).every((font) => set(sign, { font, size: 10 }).markup.includes('<path'));
    const signs = [
      ...Array.from({ length: 0x3400 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
      ...['漢', '가', '😀', '🥖', '𝐀', '\ue000', '\ufffd'],
    ].filter((sign) => !BLANK.test(sign) && sign === sign.normalize('NFC'));
    const differing = signs.filter((sign) => UNDRAWN.test(sign) === isDrawn(sign));
    expect(differing).toEqual([]);
  });

  it('count as one if joiners and marks combine several', () => {
    expect(UNDRAWN.exec('Le four 👩🏽‍🍳 d’Ÿs')?.[0]).toBe('👩🏽‍🍳');
    expect(UNDRAWN.exec('Pain 漢字 ☀️')?.[0]).toBe('漢字');
    expect(UNDRAWN.exec('Œuvre d’été\u202f: 3\u00a0€ – c’est «\u202fici\u202f»…')).toBeNull();
  });
});

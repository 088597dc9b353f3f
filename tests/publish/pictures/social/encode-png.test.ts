import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../../src/publish/pictures/social/encode-png.ts';

/** A picture of one row for each list of colours, each colour as wide as it is given. */
function picture(...colours: (readonly [red: number, green: number, blue: number])[][]) {
  const width = colours[0]?.length ?? 0;
  return { data: Buffer.from(colours.flat().flatMap((colour) => [...colour, 255])), width, height: colours.length };
}

const red = [255, 0, 0] as const;
const paper = [251, 242, 228] as const;
const ink = [42, 29, 22] as const;

describe('encodePng', () => {
  it('keeps every pixel of a drawing of few colours', async () => {
    const drawing = picture([red, paper, paper], [paper, ink, ink], [ink, ink, red]);
    const file = await encodePng(drawing);
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([3, 3]);
    expect(data.equals(drawing.data)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', isPalette: true, hasAlpha: false });
  });

  it('gives a rare colour beyond 256 the nearest of the others', async () => {
    const greys = Array.from({ length: 255 }, (_, level) => [level, level, level] as const);
    const drawing = picture([...greys, ...greys, red, red, [254, 1, 0]]);
    const data = await sharp(await encodePng(drawing))
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...data.subarray(-9)]).toEqual([...red, ...red, ...red]);
    expect([...data.subarray(0, 6)]).toEqual([0, 0, 0, 1, 1, 1]);
  });
});

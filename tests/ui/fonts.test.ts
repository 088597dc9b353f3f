import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import { describe, expect, it } from 'vitest';
import metrics from '../../src/ui/fonts/metrics.json' with { type: 'json' };

const read = (name: string) => readFileSync(new URL(`../../src/ui/fonts/${name}`, import.meta.url));

describe('the font files', () => {
  it('weigh at most 70 kB together', () => {
    expect(read('bricolage.woff2').length + read('source.woff2').length).toBeLessThanOrEqual(70_000);
  });

  it.each(['bricolage', 'source'])('%s is a woff2 file, with its licence next to it', (name) => {
    expect(read(`${name}.woff2`).subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(read(`${name}-LICENSE.txt`).toString()).toContain('SIL Open Font License');
  });
});

describe('the fallback fonts', () => {
  it.each(Object.entries(metrics))('of %s have the heights of its file', async (name, { fallbacks }) => {
    const { ascent, descent, unitsPerEm } = await fromBuffer(read(`${name}.woff2`));
    for (const { sizeAdjust, ascentOverride, descentOverride } of fallbacks) {
      const scale = parseFloat(sizeAdjust) / 100 ** 2;
      expect(parseFloat(ascentOverride) * scale).toBeCloseTo(ascent / unitsPerEm, 4);
      expect(parseFloat(descentOverride) * scale).toBeCloseTo(-descent / unitsPerEm, 4);
    }
  });

  it('include Arial Bold by its PostScript name, the only one by which Safari finds it', () => {
    const bold = Object.values(metrics)
      .flatMap(({ fallbacks }) => fallbacks)
      .filter(({ src }) => src.includes(' Bold")'));
    expect(bold).toHaveLength(3);
    for (const { src } of bold) expect(src).toContain('local("Arial-BoldMT")');
  });
});

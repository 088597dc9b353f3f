import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontMetrics } from '../../src/ui/fonts/metrics.ts';

const read = (name: string) => readFileSync(new URL(`../../src/ui/fonts/${name}`, import.meta.url));

describe('the font files', () => {
  it('weigh at most 60 kB together', () => {
    expect(read('bricolage.woff2').length + read('source.woff2').length).toBeLessThanOrEqual(60_000);
  });

  it.each(['bricolage', 'source'])('%s is a woff2 with its licence beside it', (name) => {
    expect(read(`${name}.woff2`).subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(read(`${name}-LICENSE.txt`).toString()).toContain('SIL Open Font License');
  });
});

describe('the stand-ins of the fonts', () => {
  const bold = [
    fontMetrics.bricolage.figures,
    ...Object.values(fontMetrics).flatMap(({ standIns }) =>
      standIns.filter(({ local }) => local.some((name) => name.endsWith(' Bold'))),
    ),
  ];

  it('name Arial’s bold by its PostScript name too, the only one by which Safari finds it', () => {
    expect(bold).toHaveLength(3);
    for (const { local } of bold) expect(local).toContain('Arial-BoldMT');
  });
});

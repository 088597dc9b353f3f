import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../../src/model/types.generated.ts';
import { contrast } from '../../src/text/colour.ts';

const manifest = path.resolve(import.meta.dirname, '../../site.manifest.json');
const { theme } = JSON.parse(readFileSync(manifest, 'utf8')) as { theme: Theme };

describe('the colours of this site', () => {
  it.each(['light', 'dark'] as const)('have the contrast of level AAA for texts on all grounds: %s', (name) => {
    const { ink, muted, paper, surface, tint } = theme[name];
    const ratios = [paper, surface, tint].flatMap((ground) => [contrast(ink, ground), contrast(muted, ground)]);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
  });
});

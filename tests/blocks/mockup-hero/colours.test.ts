import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contrast } from '../../../src/text/colour.ts';

interface Trade {
  name: string;
  colors: Record<'paper' | 'ink' | 'accent' | 'onAccent', string>;
}

const manifest = path.resolve(import.meta.dirname, '../../../site.manifest.json');
const { pages } = JSON.parse(readFileSync(manifest, 'utf8')) as { pages: { sections: { trades?: Trade[] }[] }[] };

it.each(pages.flatMap(({ sections }) => sections.flatMap(({ trades = [] }) => trades)))(
  'the mock-up of $name has enough contrast',
  ({ colors: { paper, ink, accent, onAccent } }) => {
    expect(contrast(paper, ink)).toBeGreaterThanOrEqual(7);
    expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
  },
);

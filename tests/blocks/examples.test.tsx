import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { StaticType } from '../../src/blocks/interactive.ts';
import { staticBlocks } from '../../src/blocks/static.generated.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';
import type { Raw } from '../fixtures/fixture-site.ts';
import { renderBlocks, textOf } from './render-blocks.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const types = readdirSync(path.join(root, 'schemas/blocks')).map((file) => file.replace('.schema.json', ''));
const staticTypes = types.filter((type): type is StaticType => type in staticBlocks);

function hasTest(type: string): boolean {
  if (existsSync(path.join(import.meta.dirname, `${type}.test.tsx`))) return true;
  const folder = path.join(import.meta.dirname, type);
  return existsSync(folder) && readdirSync(folder).some((file) => /\.test\.tsx?$/.test(file));
}

it('the types of blocks each have a test', () => {
  expect(types.filter((type) => !hasTest(type))).toEqual([]);
});

it.each(staticTypes)(
  'the examples of %s are sections with a name, without scripts or event handlers, and skip no heading level',
  (type) => {
    const examples = (schemaNamed(`blocks/${type}`).examples ?? []) as Raw[];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const main = renderBlocks([{ id: 'ancre', ...example }]);
      const section = main.querySelector('section#ancre');
      expect(section).not.toBeNull();
      const label = section?.getAttribute('aria-labelledby');
      if (example.heading) expect(textOf(section?.querySelector(`#${label}`) ?? null)).toBe(example.heading);
      expect(main.innerHTML).not.toMatch(/<script| on[a-z]+=/);
      // The title of the page is above them.
      const levels = [...main.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName.slice(1)));
      for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1);
    }
  },
);

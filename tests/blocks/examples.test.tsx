import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('the types of blocks', () => {
  it('each have a test', () => {
    expect(types.filter((type) => !hasTest(type))).toEqual([]);
  });
});

describe.each(staticTypes)('the examples of %s', (type) => {
  const examples = (schemaNamed(`blocks/${type}`).examples ?? []) as Raw[];

  it('are rendered as a section with a name', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const section = renderBlocks([{ id: 'ancre', ...example }]).querySelector('section#ancre');
      expect(section).not.toBeNull();
      const label = section?.getAttribute('aria-labelledby');
      if (example.heading) expect(textOf(section?.querySelector(`#${label}`) ?? null)).toBe(example.heading);
    }
  });

  it('contain no script and no event handler', () => {
    for (const example of examples) {
      const html = renderBlocks([example]).innerHTML;
      expect(html).not.toMatch(/<script| on[a-z]+=/);
    }
  });

  it('do not skip a heading level below the title of the page', () => {
    for (const example of examples) {
      const levels = [...renderBlocks([example]).querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
        Number(tagName.slice(1)),
      );
      levels.reduce((above, level) => {
        expect(level).toBeLessThanOrEqual(above + 1);
        return level;
      }, 1);
    }
  });
});

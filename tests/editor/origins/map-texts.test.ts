import { expect, it } from 'vitest';
import { mapMarked } from '../../../src/editor/origins/map-texts.ts';
import type { Field } from '../../../src/editor/origins/origin.ts';
import type { HtmlText } from '../../../src/editor/origins/read-html.ts';
import type { SiteOrigins } from '../../../src/editor/origins/site-origins.ts';

const field = (pointer: string, text: string) => ({ file: 'manifest', pointer, text }) as Field;
const site = { typedAt: () => undefined, model: {} } as unknown as SiteOrigins;

it('counts the characters after an emoji in the same units as its ranges', () => {
  const run = (number: number, start: number, end: number) => ({ number, start, end, opens: true, closes: true });
  const text = '🙂🙂 — abc';
  const fields = [[field('/a', '🙂🙂')], [field('/b', 'abc')]];
  const shown = { text, runs: [run(0, 0, 4), run(1, 7, 10)] } as HtmlText;
  const [entry] = mapMarked([shown], fields, site);
  expect(entry?.computed).toBeUndefined();
  expect(entry?.origins.map(({ pointer, start, end }) => [pointer, text.slice(start, end)])).toEqual([
    ['/a', '🙂🙂'],
    ['/b', 'abc'],
  ]);
});

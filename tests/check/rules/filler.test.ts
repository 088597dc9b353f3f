import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/check/rules/text/filler.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import type { TextRange } from '../../../src/text/range.ts';

/** Returns the findings of the rule in a text, first in the manifest, then in Markdown: place, offsets, typed text. */
function found(text: string) {
  const locateWithin = (_: string, { start, end }: TextRange) => ['string', start, end];
  const placeOf = ({ start, end }: TextRange) => ['document', start, end];
  const site = {
    ofKind: (...kinds: string[]) => (kinds.includes('text') ? [{ value: text, document: { locateWithin } }] : []),
    documents: [{ analysis: analyzeMarkdown(text), placeOf }],
  } as unknown as SiteIndex;
  return [...rule.check(site)].map(({ place, args }) => [...Object.values(place), args?.typed]);
}

describe('text/filler', () => {
  it.each([
    ['Lorem ipsum dolor', 0, 'Lorem ipsum'],
    ['Il reste : TODO.', 11, 'TODO'],
    ['XXXX', 0, 'XXXX'],
    ['Le tarif est à compléter ici.', 13, 'à compléter ici'],
    ['À COMPLÉTER ICI', 0, 'À COMPLÉTER ICI'],
    ['(texte à venir)', 1, 'texte à venir'],
    ['FIXME', 0, 'FIXME'],
    ['prix TBD', 5, 'TBD'],
  ])('finds the placeholder text in « %s », once', (text, offset, typed) => {
    const end = offset + typed.length;
    expect(found(text)).toEqual([
      ['string', offset, end, typed],
      ['document', offset, end, typed],
    ]);
  });

  it.each(['TODOS', 'éTODO', 'todo', 'XX', 'voilà compléter', 'texte à venirent', 'MASTODONTE', '𝐀TODO'])(
    'accepts « %s »',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('reports every place of a long text, and the first of a short one', () => {
    expect(found('TODO, puis TBD').map(([where, , , typed]) => [where, typed])).toEqual([
      ['string', 'TODO'],
      ['document', 'TODO'],
      ['document', 'TBD'],
    ]);
  });

  it('ignores code', () => {
    expect(found('Un code `TODO`')).toEqual([['string', 9, 13, 'TODO']]);
  });
});

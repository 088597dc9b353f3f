import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactTextsContext } from '../../../src/markdown/facts.ts';
import { Markdown } from '../../../src/markdown/Markdown.tsx';
import { fillNames, inProse } from '../../../src/model/markdown/fill-names.ts';
import { parseMarkdown } from '../../../src/model/markdown/parse-markdown.ts';
import { nodesOf } from '../../../src/model/markdown/walk.ts';
import { interpolate } from '../../../src/text/braced-names.ts';
import { fc } from '../../fast-check.ts';

const facts: Record<string, string> = {
  'facts.price': '29\u00A0€',
  'facts.delay': '48\u00A0h',
  'business.name': 'Le Fournil',
  'business.email': 'bonjour@fournil.fr',
  'site.url': 'https://www.fournil.fr',
  'facts.wix': '12 à 40\u00A0€\u00A0TTC (ordre de prix)',
  'facts.rate': '1\u00A0% (ordre de prix)',
  'facts.stars': '**trois** étoiles & <b>',
};
const lookup = (name: string) => facts[name];

/** Returns a text as rendered on pages. */
function html(source: string): string {
  return renderToStaticMarkup(createElement(FactTextsContext, { value: facts }, createElement(Markdown, { source })));
}

describe('names between double braces', () => {
  it.each([
    ['Dès {{facts.price}}, en {{ facts.delay }}.', '<p>Dès 29\u00A0€, en 48\u00A0h.</p>'],
    ['`{{facts.price}}` et **{{facts.price}}**', '<p><code>29\u00A0€</code> et <strong>29\u00A0€</strong></p>'],
    ['[{{business.name}}]({{site.url}} "{{facts.delay}}")', 'href="https://www.fournil.fr"'],
    ['[{{business.name}}]({{site.url}} "{{facts.delay}}")', 'title="48\u00A0h"'],
    ['[a][b]\n\n[b]: {{site.url}}/x', 'href="https://www.fournil.fr/x"'],
    ['![{{business.name}}](/media/a.webp)', 'alt="Le Fournil"'],
    ['{{facts.nothing}} reste', '<p>{{facts.nothing}} reste</p>'],
    ['| {{facts.price}} |\n|---|\n| {{facts.delay}} |', '>48\u00A0h</td>'],
  ])('are replaced in all texts of the tree: %j', (source, shown) => expect(html(source)).toContain(shown));

  it('become links if their value is an address, unless they are in a link', () => {
    expect(html('À {{business.email}}.')).toBe('<p>À <a href="mailto:bonjour@fournil.fr">bonjour@fournil.fr</a>.</p>');
    expect(html('[{{business.email}}](/contact)')).toBe('<p><a href="/contact">bonjour@fournil.fr</a></p>');
  });

  it('mark in tables the prices that nobody read, and say so once above each', () => {
    const rows = '| Outil | Prix |\n|---|---|\n| Wix | {{facts.wix}} par mois |\n| Billet | **{{facts.rate}}** |';
    const shown = html(`${rows}\n\nWix coûte {{facts.wix}}.\n\n> | {{facts.delay}} |\n> |---|\n> | {{facts.wix}} |`);
    expect(shown).toContain('<td>12 à 40\u00A0€\u00A0TTC* par mois</td>');
    expect(shown).toContain('<strong>1\u00A0%*</strong>');
    expect(shown).toContain('Wix coûte 12 à 40\u00A0€\u00A0TTC.');
    expect(shown.match(/<p class="table-note">Un astérisque marque un ordre de prix, [^<]*<\/p>\s*<div/g)).toHaveLength(
      2,
    );
    expect(html('| {{facts.price}} |\n|---|\n| 1 |')).not.toContain('table-note');
  });

  it('do not change the positions of nodes', () => {
    const text = 'À **{{business.name}}**, {{business.email}}\n\nFin';
    const places = (nodes: Iterable<{ node: { type: string; position?: object | undefined } }>) =>
      [...nodes].filter(({ node }) => node.type !== 'link').map(({ node }) => node.position);
    const filled = fillNames(parseMarkdown(text), lookup);
    for (const place of places(nodesOf(filled))) expect(place).toBeDefined();
    const [first, last] = filled.children;
    const typed = parseMarkdown(text).children;
    expect([first?.position, last?.position]).toEqual([typed[0]?.position, typed[1]?.position]);
  });

  it('have the same result as replacing them before parsing', () => {
    const names = Object.keys(facts).filter((name) => name !== 'facts.stars');
    const piece = fc.constantFrom(
      ...names.map((name) => ` {{${name}}} `),
      ...[' mot', ' **gras** ', ' *penché* ', ' `code` ', '\n\n', '\n\n- ', '\n\n> ', '\n\n## ', ' [lien](/a) '],
      ...[' ![image](/media/a.webp) ', ', ', '\n', ' « ', ' » ', ' & '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const text = `Un${pieces.join('')}`;
        expect(html(text)).toBe(html(interpolate(text, inProse(lookup))));
      }),
      { numRuns: 300 },
    );
  });

  // If names were replaced before parsing, these texts would have accidental results.
  it.each([
    // A brace is punctuation: asterisks next to a word after it do not emphasize, which is also how rules read the
    // typed text.
    ['**{{facts.price}}**mot', '<p>**29\u00A0€**mot</p>'],
    // An address with spaces inside of the braces is invalid.
    ['[a]({{ site.url }})', '<p>[a](<a href="https://www.fournil.fr" rel="noopener">https://www.fournil.fr</a>)</p>'],
    // The value of a fact does not begin a list, a heading or a quotation.
    ['{{facts.stars}}', '<p>**trois** étoiles &amp; &lt;b&gt;</p>'],
  ])('may differ from that: %j', (source, shown) => expect(html(source)).toBe(shown));
});

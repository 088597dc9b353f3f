import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { FactTextsContext } from '../../src/markdown/facts.ts';
import { Markdown } from '../../src/markdown/Markdown.tsx';
import { analyzeMarkdown } from '../../src/model/markdown/analyze-markdown.ts';
import { countWordsOf, wordsWith } from '../../src/model/markdown/count-words.ts';
import { passagesOf } from '../../src/model/markdown/passages.ts';
import { figureKinds, figureMistakesIn } from '../../src/model/schema/figure-mistakes.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';

/** Returns the Markdown block of a figure. */
const block = (yaml: string) => `\`\`\`figure\n${yaml.trimEnd()}\n\`\`\``;
const exampleOf = (kind: string) => block(stringify(schemaNamed(`figures/${kind}`).examples?.[0], { lineWidth: 0 }));

/** Returns the markup of a text, one element per line, without styles and their class names. */
function markupOf(source: string, facts: Record<string, string> = {}): string {
  const element = createElement(FactTextsContext, { value: facts }, createElement(Markdown, { source }));
  const markup = renderToStaticMarkup(element).replace(/<style[\s\S]*?<\/style>/g, '');
  return markup
    .replace(/(?:Mui\w+-root )?\bcss-\w+ ?/g, '')
    .replace(/ class=""/g, '')
    .replaceAll('><', '>\n<');
}

describe.each(figureKinds())('a figure of kind %s', (kind) => {
  it('has an example without mistakes', () => {
    expect(figureMistakesIn(exampleOf(kind))).toEqual([]);
  });

  it('is HTML with all its texts', async () => {
    await expect(`${markupOf(exampleOf(kind))}\n`).toMatchFileSnapshot(`expected/${kind}.html`);
  });
});

describe('a figure', () => {
  const typed = [
    'kind: parts',
    'title: Un nom : son prix',
    'caption: {{facts.registry}} : le prix n° 1',
    'parts:',
    '  - label: {{facts.registry}} prend',
    '    value: {{facts.price}}',
    '  - label: "La TVA : 20 %"',
    '    value: 1,50 €',
  ].join('\n');

  it('needs no quotation marks, and gets its names replaced after parsing', () => {
    const markup = markupOf(block(typed), { 'facts.registry': 'Le registre', 'facts.price': '5,07 €' });
    expect(figureMistakesIn(block(typed))).toEqual([]);
    expect(markup).toContain('<figcaption>Le registre\u00a0: le prix n° 1</figcaption>');
    expect(markup).toContain('flex:5.07');
    expect(markup).toContain('La TVA\u00a0: 20\u00a0%');
  });

  it('counts as text, in words, prose and prices', () => {
    const analysis = analyzeMarkdown(block(typed));
    expect(wordsWith(countWordsOf(block(typed)), () => 'mot')).toBe(17);
    expect(passagesOf(block(typed)).map(({ text }) => text)).toContain('Un nom : son prix');
    expect(analysis.names.map(({ name }) => name)).toEqual(['facts.registry', 'facts.registry', 'facts.price']);
    expect(analysis.prices.map((price) => price.typed)).toEqual(['1,50 €']);
  });

  it('is found in a quote and in a list', () => {
    for (const marks of ['> ', '    ']) {
      const marked = block(typed).replace(/^/gm, marks);
      const text = marks === '> ' ? marked : `1. Le prix\n\n${marked}`;
      expect(markupOf(text)).toContain('<figcaption>');
      const wrong = text.replace('1,50 €', 'peu');
      expect(figureMistakesIn(wrong).map(({ start, end }) => wrong.slice(start, end))).toEqual(['peu']);
    }
  });

  it('stays code if it is not closed, which another rule reports', () => {
    expect(markupOf('```figure\nkind: parts')).toContain('<pre');
  });
});

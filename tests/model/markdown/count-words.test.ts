import { describe, expect, it } from 'vitest';
import { starterFolder, trades } from '../../../src/build/starters.ts';
import { countWordsOf, wordsWith } from '../../../src/model/markdown/count-words.ts';
import { fillNames } from '../../../src/model/markdown/fill-names.ts';
import { parseMarkdown } from '../../../src/model/markdown/parse-markdown.ts';
import { plainText } from '../../../src/model/markdown/plain-text.ts';
import { nodesOf } from '../../../src/model/markdown/walk.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { countWords } from '../../../src/text/reading-time.ts';

const facts: Record<string, string> = {
  'facts.delay': '2 jours ouvrés',
  'facts.price': '9 € (ordre de prix)',
};

const lookup = (name: string) => facts[name];

/** The texts of the starters. Every name in braces is replaced by that of a price that nobody has looked up. */
const texts = trades().flatMap((trade) =>
  [...readSite(starterFolder(trade), () => {}).markdown].map(
    ([name, { body }]) => [`${trade}/${name}`, body.replaceAll(/\{\{[\w.-]+\}\}/g, '{{facts.price}}')] as const,
  ),
);

describe('the words of a Markdown text', () => {
  it.each([
    ['a\n```js\nconst x = 1;\nlet y;\n```\nb', 2],
    ['[une page](/un/long/chemin) et [deux](x)', 4],
    ['**gras** et _souligné_, `code`, ~~non~~', 5],
    ['| a | b |\n|---|---|\n| c | d |', 4],
    ['# titre\n\n> citation\n\n- item\n\n1. étape', 4],
    ['l’**eau** du four', 3],
    ['![une photo](/media/a.webp)', 2],
    ['un <b>mot</b> <!-- et une note -->', 2],
    ['[lien][a]\n\n[a]: /une-adresse/longue "un titre"', 1],
    ['- [x] fait', 1],
    ['Note[^1]\n\n[^1]: en bas', 3],
    ['En {{facts.delay}} ou {{facts.nothing}}', 6],
    ['[en {{facts.delay}}](/x) et `{{facts.delay}}`\n\nUn mot', 10],
    ['{{facts.price}}\n\n| a |\n|---|\n| {{facts.price}} |\n| {{facts.price}} |\n| {{facts.delay}} |', 22],
  ])('in %j are %i', (markdown, count) => expect(wordsWith(countWordsOf(markdown), lookup)).toBe(count));

  it.each(texts)('are those of the tree with its names replaced: %s', (_, markdown) => {
    const nodes = [...nodesOf(fillNames(parseMarkdown(markdown), lookup))].map(({ node }) => node);
    const read = nodes.filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type));
    const words = read.reduce((sum, node) => sum + countWords(plainText(node)), 0);
    expect(wordsWith(countWordsOf(markdown), lookup)).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import { countWordsOf, wordsWith } from '../../../src/model/markdown/count-words.ts';

const facts: Record<string, string> = { 'facts.delay': '2 jours ouvrés' };

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
  ])('in %j are %i', (markdown, count) => {
    expect(wordsWith(countWordsOf(markdown), (name) => facts[name])).toBe(count);
  });
});

import { describe, expect, it } from 'vitest';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';

/** Returns the range of a text between its two bars, and the text without the bars. */
function marked(text: string) {
  const [before = '', inner = '', after = ''] = text.split('|');
  return { text: before + inner + after, span: { start: before.length, end: before.length + inner.length } };
}

describe('analyzeMarkdown', () => {
  it('finds quotes and lists that are nested too deeply, and does not count code', () => {
    const deepIn = (text: string) => analyzeMarkdown(text).tooDeep;
    expect(deepIn(`a\n\n${'>'.repeat(100)} b`)).toEqual([]);
    expect(deepIn(`a\n\n${'>'.repeat(102)} b\n\n${'>'.repeat(102)} c`)).toEqual([{ start: 103, end: 104 }]);
    expect(deepIn(`${'- '.repeat(101)}b`)).toEqual([{ start: 200, end: 201 }]);
    expect(deepIn(`${'- '.repeat(200)}\n\n\`\`\`\n${'>'.repeat(200)}\n\`\`\``)).toEqual([]);
  });

  it('ignores code', () => {
    const typed = ['29 €', 'TODO', '[a à compléter]', '[a] (/b)', '[a][b]', 'n[^9]', '**gras', '{facts.c}'];
    const inCode = [...typed, '2 jours ouvrés', 'e&#769;'].map((text) => `\`${text}\``).join(' ');
    const found = Object.entries(analyzeMarkdown(inCode)).filter(([, value]) =>
      Array.isArray(value) ? value[0] : value,
    );
    expect(found).toEqual([]);
  });

  it('finds a block of HTML around a comment once', () => {
    expect(analyzeMarkdown('<div>\n<!-- une note -->\n</div>').html).toHaveLength(1);
  });

  it.each([
    ['Avant.\n\n|<!--| note\n\n## Titre\n', '-->'],
    ['Avant.\n\n|```|js\ncode\n\n## Titre\n', '```'],
    ['|~~~~|\ncode\n~~~\n', '~~~~'],
    ['- un\n\n  |```|\n  code', '```'],
    ['> |<!--| note', '-->'],
    ['```\ncode\n```\n\n|```|', '```'],
    ['Un mot |<!--| une note', '-->'],
  ])('finds unclosed code and comments: %s', (text, closing) => {
    const { text: bare, span } = marked(text);
    const typed = bare.slice(span.start, span.end);
    expect(analyzeMarkdown(bare).unclosed).toEqual([{ ...span, typed, closing }]);
  });

  it.each([
    '```\ncode\n```\n\n<!-- note -->\n',
    '<!-- une note\n\nsur deux -->\n\nUn mot <!-- encore --> ici.',
    '- un\n\n  ```\n  code\n\nAprès.',
    '> ```\n> code\n\nAprès.',
    '> <!-- note\n\nAprès.',
    '    <!-- du code',
    'Un `<!--` ou un \\<!-- se montrent.',
    '<div>\nsans fin',
    '<!-->',
  ])('ignores closed ones, and those that end with their list item or quote: %s', (text) => {
    expect(analyzeMarkdown(text).unclosed).toEqual([]);
  });

  it('finds exceptions, which cover their own line and the paragraph after it', () => {
    const comment = '<!-- check-off text/filler: le mot est un nom -->';
    const text = `Avant.\n\n${comment}\nUn TODO.\nEncore.\n\nAprès.`;
    const from = text.indexOf(comment);
    const [exception, ...more] = analyzeMarkdown(text).exceptions;
    expect(more).toEqual([]);
    const end = from + comment.length;
    expect(exception).toMatchObject({ start: from, end, code: 'text/filler', reason: 'le mot est un nom' });
    expect(text.slice(exception?.from, exception?.to).trim()).toBe(`${comment}\nUn TODO.\nEncore.`);
    expect(analyzeMarkdown('<!-- check-off text/filler -->').exceptions[0]).toMatchObject({ reason: '' });
    expect(analyzeMarkdown('<!-- une autre note -->').exceptions).toEqual([]);
  });

  it('returns plain data, which JSON can represent', () => {
    const text = '# Un {{facts.a}}\n\n[ici](/a) 29 € TODO <i> {facts.b}\n\n<!-- check-off a/b: raison -->';
    const analysis = analyzeMarkdown(text);
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
  });
});

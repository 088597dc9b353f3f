import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../src');

/** Modules whose texts a visitor could read. */
const VISIBLE = ['ui', 'forms', 'consent', 'blocks', 'shell', 'markdown', 'entry'];

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

/** Returns the texts in a source: those between tags, and strings that look like French or like a sentence. */
function sentencesOf(code: string): string[] {
  const bare = withoutComments(code)
    .replace(/new \w*Error\([^;]*;/g, '')
    .replace(/console\.\w+\([^;]*;/g, '');
  const betweenTags = [
    ...bare.matchAll(/<\/?[A-Za-z][^<>=]*(?:="[^"]*"[^<>=]*)*>([^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*)<\//gu),
  ].map(([, text]) => text?.trim() ?? '');
  const strings = [...bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(([, a, b]) => a ?? b ?? '');
  const worded = strings.filter(
    (text) => /[àâéèêëîïôùûüçœ]/i.test(text.replace(/^\W$/, '')) || /^\p{Lu}\p{Ll}+(?: \p{Ll}+){2,}/u.test(text),
  );
  return [...betweenTags, ...worded].filter(Boolean);
}

describe('the sources', () => {
  it('contain no sentence of the site: texts come from the manifest, the content or a schema’s default', () => {
    const found = (readdirSync(src, { recursive: true }) as string[])
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.tsx?$/.test(file) && VISIBLE.includes(file.split('/')[0] ?? ''))
      .flatMap((file) =>
        sentencesOf(readFileSync(path.join(src, file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
      );
    expect(found).toEqual([]);
  });

  it('of the editor’s server contain no French: its words are in its catalogue', () => {
    const folder = path.join(src, 'editor/server');
    const found = (readdirSync(folder, { recursive: true }) as string[])
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.ts') && !/^(?:publish|git)\//.test(file))
      .flatMap((file) =>
        withoutComments(readFileSync(path.join(folder, file), 'utf8'))
          .split('\n')
          .filter((line) => /\p{L}’\p{L}|« | »|[àâéèêîôùûç]/iu.test(line.replace(/'\p{L}+'/gu, '')))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['<p>Bonjour à tous</p>', 'Bonjour à tous'],
    ["const label = 'Réessayer';", 'Réessayer'],
    ["title='Open the menu here'", 'Open the menu here'],
  ])('are searched well enough to find %j', (code, sentence) => {
    expect(sentencesOf(code)).toContain(sentence);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const client = path.resolve(import.meta.dirname, '../../../src/editor/client');
const files = (readdirSync(client, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(client, file), 'utf8')]));

/** Returns the text from an opening brace to the brace that closes it. */
function inBraces(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

const LOOK =
  /\b(?:color|background\w*|border\w*|font\w*|lineHeight|letterSpacing|boxShadow|outline\w*|textDecoration)\s*:/g;

it('has only positions in inline styles', () => {
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bsx=\{/g)].flatMap(({ index }) => {
      const looks = inBraces(text, index + 'sx='.length).match(LOOK) ?? [];
      return looks.length > 0 ? `${file}, line ${text.slice(0, index).split('\n').length}: ${looks.join(' ')}` : [];
    }),
  );
  expect(found).toEqual([]);
});

it('has no part of the kit that is used once', () => {
  const parts = [...texts].flatMap(([file, text]) =>
    file.startsWith('kit/')
      ? [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
      : [],
  );
  expect(parts.length).toBeGreaterThan(10);
  const uses = (name: string) =>
    [...texts.values()].flatMap((text) => text.match(new RegExp(`(?:<|as=\\{|styled\\(|[?:] )${name}\\b`, 'g')) ?? [])
      .length;
  expect(parts.filter((name) => uses(name) < 2)).toEqual([]);
});

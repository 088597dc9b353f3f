import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plainValue } from '../../../src/model/read/json-node.ts';
import { parseJson } from '../../../src/model/read/parse-json.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';

interface Reported {
  code: string;
  start: number;
  end: number;
  args: Record<string, unknown>;
  suggestion?: string | undefined;
}

/** A text with mistakes, the reported ones, and the resulting data. */
interface Case {
  text: string;
  reported: Reported[];
  data: unknown;
}

const fileOf = (name: string) => path.join(import.meta.dirname, name);
const casesOf = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Case[];

function readJson(text: string): Case {
  const reported: Reported[] = [];
  const tree = parseJson(text, (code, start, length, args = {}, suggestion) =>
    reported.push({ code, start, end: start + length, args, suggestion }),
  );
  return { text, reported, data: tree ? plainValue(tree) : 'nothing' };
}

function readFrontMatter(text: string): Case {
  const reported: Reported[] = [];
  const file = { path: 'content/a.md', text: `---\n${text}\n---\nTexte.` };
  const { data } = readMarkdown(file, ({ code, place: { start, end }, args, suggestion }) =>
    reported.push({ code, start, end, args, suggestion }),
  );
  return { text, reported, data: data ?? 'nothing' };
}

/** Returns a text with all suggestions applied. */
function mended({ text, reported }: Case): string {
  return reported.toReversed().reduce((before, { start, end, suggestion = '' }) => {
    return before.slice(0, start) + suggestion + before.slice(end);
  }, text);
}

it.each(
  casesOf('json-mistakes.json').filter(
    // The intended meaning of a character after `\` is unknown.
    ({ reported, data }) =>
      data !== 'nothing' && reported.every(({ code, suggestion }) => suggestion && code !== 'json/bad-escape'),
  ),
)('mistakes of JSON are corrected by their suggestions: $text', (mistaken) => {
  expect(JSON.parse(mended(mistaken))).toEqual(mistaken.data);
});

it.each([
  ['json-mistakes.json', readJson],
  ['front-matter-mistakes.json', readFrontMatter],
])('mistakes are reported at their places, with corrections, as in %s', async (name, read) => {
  const cases = casesOf(name).map(({ text }) => read(text));
  await expect(`${JSON.stringify(cases, null, 2)}\n`).toMatchFileSnapshot(fileOf(name));
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/model/read/json-node.ts';
import { parseJson } from '../../../src/model/read/parse-json.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import { goldenJson } from '../../check/golden.ts';

/** A text with mistakes, the reported ones, and the resulting data. */
interface Case {
  text: string;
  reported: { code: string; start: number; end: number; args: Record<string, unknown>; suggestion?: string }[];
  data: unknown;
}

const fileOf = (name: string) => path.join(import.meta.dirname, name);

function casesOf(name: string): Case[] {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Case[];
}

type Reported = Case['reported'][number];

function readJson(text: string): Case {
  const reported: Reported[] = [];
  const tree = parseJson(text, (code, offset, length, args = {}, suggestion) =>
    reported.push({
      code,
      start: offset,
      end: offset + length,
      args,
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  );
  return { text, reported, data: tree ? plainValue(tree) : 'nothing' };
}

function readFrontMatter(text: string): Case {
  const reported: Reported[] = [];
  const { data } = readMarkdown({ path: 'content/a.md', text: `---\n${text}\n---\nTexte.` }, (found) => {
    const { code, args, suggestion } = found;
    const { start, end } = found.place;
    reported.push({ code, start, end, args, ...(suggestion === undefined ? {} : { suggestion }) });
  });
  return { text, reported, data: data ?? 'nothing' };
}

/** Reads the texts of a golden file again: the result must be the same. */
async function expectGolden(name: string, read: (text: string) => Case): Promise<void> {
  const cases = casesOf(name).map(({ text }) => read(text));
  await expect(goldenJson(cases)).toMatchFileSnapshot(fileOf(name));
}

/** Returns a text with all suggestions applied. */
function mended({ text, reported }: Case): string {
  return reported.toReversed().reduce((before, { start, end, suggestion = '' }) => {
    return before.slice(0, start) + suggestion + before.slice(end);
  }, text);
}

describe('mistakes of JSON', () => {
  it.each(
    casesOf('json-mistakes.json').filter(
      // The intended meaning of a character after `\` is unknown.
      ({ reported, data }) =>
        data !== 'nothing' && reported.every(({ code, suggestion }) => suggestion && code !== 'json/bad-escape'),
    ),
  )('are corrected by their suggestions: $text', (mistaken) => {
    expect(JSON.parse(mended(mistaken))).toEqual(mistaken.data);
  });

  it('are reported at their places, with corrections, as in json-mistakes.json', async () => {
    await expectGolden('json-mistakes.json', readJson);
  });
});

describe('mistakes of front matter', () => {
  it('are reported at their places, with corrections, as in front-matter-mistakes.json', async () => {
    await expectGolden('front-matter-mistakes.json', readFrontMatter);
  });
});

import { describe, expect, it } from 'vitest';
import { editFrontMatter } from '../../src/edit/edit-front-matter.ts';
import type { Json, JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits, invert } from '../../src/edit/text-edit.ts';
import { readMarkdown } from '../../src/model/read/read-markdown.ts';
import { type Chance, createChance } from '../random/chance.ts';
import { seeds } from '../random/seeds.ts';
import { applyOperation, chooseOperation } from './operations.ts';

/** Texts with and without special characters for YAML. */
const MATTER_TEXTS = [
  'Créer un site',
  'Un titre : avec deux-points',
  'Titre: piège',
  'Il dit "oui" et \'non\'',
  "l’apostrophe et l'autre",
  '- tiret',
  '# dièse',
  'avec # dièse',
  '[crochets]',
  'a, b',
  '{{facts.prix}}',
  'true',
  'null',
  '~',
  '12',
  '1e3',
  '0x1F',
  '2026-01-05',
  '',
  ' ',
  ' bords ',
  'deux\nlignes',
  'tab\tulation',
  '\\ barre',
  '@arobase',
  '%pour cent',
  '`accent`',
  '!étiquette',
  '&ancre',
  '*étoile',
  '|',
  '>',
  '?',
  ': ',
  'fin:',
  'émoji 🍞',
  '\uFEFF',
  '\u0085',
  '---',
  '...',
] as const;

const KEYS = ['title', 'description', 'published', 'drawing', 'imageAlt', 'photo', 'a-key', 'last'];

function plainOk(text: string): boolean {
  return /^[\p{L}][\p{L}\p{N} ’-]*$/u.test(text) && text.trim() === text && !/^(?:true|false|null)$/.test(text);
}

function scalar(value: Json, chance: Chance): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const double = JSON.stringify(value).replace(
    /[\u0085\uFEFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const isOneLine = !/[\n\t\u0085\uFEFF]/.test(value);
  const ways = [double];
  if (isOneLine) ways.push(`'${value.replaceAll("'", "''")}'`);
  if (plainOk(value)) ways.push(value, value);
  return chance.pick(ways);
}

function entry(key: string, value: Json, lineBreak: string, chance: Chance): string {
  const remark = () => (chance.is(0.15) ? ' # remarque' : '');
  const colon = chance.pick([': ', ': ', ':  ']);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.is(0.5)) {
      const gap = chance.pick(['', ' ']);
      const items = value.map((item) => scalar(item, chance)).join(chance.pick([', ', ',  ']));
      return `${key}${colon}[${gap}${items}${gap}]${remark()}${lineBreak}`;
    }
    const indent = chance.pick(['', '  ', '    ']);
    const items = value.map(
      (item) => `${indent}-${chance.pick([' ', '  '])}${scalar(item, chance)}${remark()}${lineBreak}`,
    );
    return `${key}:${remark()}${lineBreak}${items.join('')}`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (chance.is(0.4)) {
      const parts = entries.map(([name, child]) => `${name}: ${scalar(child, chance)}`);
      return `${key}${colon}{ ${parts.join(', ')} }${lineBreak}`;
    }
    const lines = entries.map(([name, child]) => `  ${name}: ${scalar(child, chance)}${remark()}${lineBreak}`);
    return `${key}:${lineBreak}${lines.join('')}`;
  }
  if (typeof value === 'string' && plainOk(value) && chance.is(0.2)) {
    const folded = value.replace(' ', `${lineBreak}    `);
    if (chance.is(0.5)) return `${key}: >-${lineBreak}  ${value}${lineBreak}`;
    return `${key}: ${folded}${lineBreak}`;
  }
  return `${key}${colon}${scalar(value, chance)}${remark()}${lineBreak}`;
}

function anyScalar(chance: Chance): Json {
  return chance.is(0.8) ? chance.pick(MATTER_TEXTS) : chance.pick([12, 0.5, true, false, null]);
}

/** Returns a random value for front matter. */
function anyMatterValue(chance: Chance): Json {
  if (chance.is(0.6)) return anyScalar(chance);
  if (chance.is(0.6)) return Array.from({ length: chance.between(0, 4) }, () => anyScalar(chance));
  return { url: anyScalar(chance), alt: anyScalar(chance) };
}

/**
 * Writes random front matter as a person might: any quotes, flow or block lists, comments, blank lines. Also returns
 * its keys.
 */
function writeMatter(chance: Chance): { text: string; keys: readonly string[] } {
  const lineBreak = chance.pick(['\n', '\n', '\r\n']);
  const keys = chance.shuffled(KEYS).slice(0, chance.between(0, KEYS.length));
  const blank = () => (chance.is(0.1) ? chance.pick([lineBreak, `# remarque${lineBreak}`]) : '');
  const entries = keys.map((key) => blank() + entry(key, anyMatterValue(chance), lineBreak, chance));
  const body = chance.pick(['', `${lineBreak}## Titre${lineBreak}`, 'texte: sans fin', `---${lineBreak}`]);
  const mark = chance.pick(['', '', '']);
  return { text: `${mark}---${lineBreak}${entries.join('')}${blank()}---${lineBreak}${body}`, keys };
}

/** Returns the data of front matter; `undefined` if reading it reports an error. */
function read(text: string): Json | undefined {
  let isSound = true;
  const { data } = readMarkdown({ path: 'content/a.md', text }, () => {
    isSound = false;
  });
  return isSound ? ((data ?? {}) as Json) : undefined;
}

function bodyOf(text: string): string {
  const { body } = readMarkdown({ path: 'content/a.md', text }, () => {});
  return body;
}

describe('an edit of front matter', () => {
  it(`parses to the operation’s result, does not change the body, and can be undone`, () => {
    let count = 0;
    for (const seed of seeds()) {
      const chance = createChance(seed);
      const { text } = writeMatter(chance);
      const data = read(text);
      // A plain scalar in which `#` begins a word is reported and not edited.
      if (data === undefined) continue;
      const operation: JsonOperation = chooseOperation(data, [anyMatterValue(chance), anyMatterValue(chance)], chance);
      if (operation.pointer === '' || operation.pointer.includes('__proto__')) continue;
      count += 1;
      const edits = editFrontMatter({ text, operation });
      const context = `seed ${seed}: ${JSON.stringify(operation)}\n${text}`;
      if (typeof edits === 'string') throw new Error(`${edits}, ${context}`);
      const after = applyEdits(text, edits);
      expect(read(after), context).toEqual(applyOperation(data, operation));
      expect(bodyOf(after), context).toBe(bodyOf(text));
      expect(applyEdits(after, invert(text, edits)), context).toBe(text);
    }
    expect(count).toBeGreaterThan(20);
  });
});

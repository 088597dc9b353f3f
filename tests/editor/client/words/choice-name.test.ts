import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withChoiceNames } from '../../../../src/editor/client/words/plain-words.ts';
import { words } from '../../../../src/editor/client/words/words.ts';
import { figureSchemas } from '../../../../src/figures/schemas.generated.ts';

interface Enumeration {
  /** Key of the value. */
  key: string;
  description: string;
  values: string[];
}

/** Returns the enumerations of a schema. */
function enumerationsIn(node: unknown, key = ''): Enumeration[] {
  if (typeof node !== 'object' || node === null) return [];
  const { title, description = '', enum: values } = node as { title?: string; description?: string; enum?: string[] };
  const own = title !== undefined && Array.isArray(values) ? [{ key, description, values }] : [];
  const inside = Object.entries(node).flatMap(([name, child]) =>
    enumerationsIn(child, name === 'items' || name === 'additionalProperties' ? key : name),
  );
  return [...own, ...inside];
}

const editorSchema = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../../schemas/editor.schema.json'), 'utf8'),
);

/** Keys whose values are named under another key. */
const NAMED_UNDER: Record<string, string> = { rules: 'severity', id: 'purpose' };

/**
 * Keys whose values need no names: words or numbers that everyone understands, and drawings with names of their own.
 */
const SPEAK_FOR_THEMSELVES = ['joint', 'next', 'icon', 'drawing'];

const choices = enumerationsIn([editorSchema, figureSchemas]);

it('has a name for every value that a form or a figure lets choose', () => {
  const nameless = choices.flatMap(({ key, values }) => {
    if (SPEAK_FOR_THEMSELVES.includes(key)) return [];
    const names = words.choices[NAMED_UNDER[key] ?? key];
    return values.filter((value) => !names?.[value]).map((value) => `${key}: ${value}`);
  });
  expect([...new Set(nameless)]).toEqual([]);
});

it('leaves no keys of values in the descriptions next to their names', () => {
  const left = choices.flatMap(({ key, description, values }) => {
    const said = withChoiceNames(description, key, values);
    const isLeft = values.some(
      (value) => /^[a-z]{3,}[A-Za-z-]*$/.test(value) && new RegExp(`(?<!\\p{L})${value}(?!\\p{L})`, 'u').test(said),
    );
    return isLeft ? `${key}: ${said}` : [];
  });
  expect([...new Set(left)]).toEqual([]);
});

it('has a name for every icon and motif that a form lets choose', () => {
  const drawings = enumerationsIn(editorSchema).filter(({ key }) => key === 'icon' || key === 'drawing');
  expect(drawings.flatMap(({ values }) => values.filter((value) => !words.drawings[value]))).toEqual([]);
});

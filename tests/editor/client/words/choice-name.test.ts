import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withChoiceNames } from '../../../../src/editor/client/words/plain-words.ts';
import { words } from '../../../../src/editor/client/words/words.ts';
import { figureSchemas } from '../../../../src/figures/schemas.generated.ts';

interface Enumeration {
  title?: string;
  description?: string;
  enum?: string[];
}

/** Calls `visit` for each enumeration of a schema, with the key of the value. */
function forEachEnumeration(node: unknown, visit: (key: string, schema: Enumeration) => void, key = ''): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Enumeration;
  if (schema.title !== undefined && Array.isArray(schema.enum)) visit(key, schema);
  for (const [name, child] of Object.entries(node)) {
    const isOfSameValue = name === 'items' || name === 'additionalProperties';
    forEachEnumeration(child, visit, isOfSameValue ? key : name);
  }
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

it('has a name for every value that a form or a figure lets choose', () => {
  const nameless: string[] = [];
  forEachEnumeration([editorSchema, figureSchemas], (key, { enum: values = [] }) => {
    if (SPEAK_FOR_THEMSELVES.includes(key)) return;
    nameless.push(
      ...values.filter((value) => !words.choices[NAMED_UNDER[key] ?? key]?.[value]).map((value) => `${key}: ${value}`),
    );
  });
  expect([...new Set(nameless)]).toEqual([]);
});

it('leaves no keys of values in the descriptions next to their names', () => {
  const left: string[] = [];
  forEachEnumeration([editorSchema, figureSchemas], (key, { description = '', enum: values = [] }) => {
    const said = withChoiceNames(description, key, values);
    const isLeft = values.some(
      (value) => /^[a-z]{3,}[A-Za-z-]*$/.test(value) && new RegExp(`(?<!\\p{L})${value}(?!\\p{L})`, 'u').test(said),
    );
    if (isLeft) left.push(`${key}: ${said}`);
  });
  expect([...new Set(left)]).toEqual([]);
});

it('has a name for every icon and motif that a form lets choose', () => {
  const nameless: string[] = [];
  forEachEnumeration(editorSchema, (key, { enum: values = [] }) => {
    if (key === 'icon' || key === 'drawing') nameless.push(...values.filter((value) => !words.drawings[value]));
  });
  expect([...new Set(nameless)]).toEqual([]);
});

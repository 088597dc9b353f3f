import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../text/nearest.ts';
import { join } from '../read/pointer.ts';
import type { SourceDocument, Target } from '../read/source.ts';
import { nameOf, schemasAlong } from './schema-at.ts';
import type { Schema } from './schemas.ts';
import { suggestDate, suggestForPattern, suggestForType, suggestKey } from './suggest.ts';

/** One slip, before it is placed. */
interface Slip {
  code: string;
  pointer: string;
  target?: Target;
  args?: Record<string, string | number>;
  suggestion?: string | undefined;
}

/** What a keyword's explanation may look at. */
interface Fault {
  error: ErrorObject;
  /** The value that is wrong, and its schema. */
  value: unknown;
  schema: Schema;
  /** What an author calls the object concerned. */
  where: string;
  /** Keys of the same object that are required and missing. */
  missing: string[];
}

type Explain = (fault: Fault) => Slip;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function limitSlip(code: string, measure: (value: unknown) => number): Explain {
  return ({ error, value }) => ({
    code,
    pointer: error.instancePath,
    args: { limit: Number(error.params.limit), actual: measure(value), value: String(value) },
  });
}

const lengthOf = (value: unknown) => (value as string | unknown[]).length;
const asNumber = (value: unknown) => Number(value);

/** One explanation a keyword that our schemas use; the most telling first where several fail on one value. */
const EXPLAIN: Record<string, Explain> = {
  type: ({ error, value }) => {
    const types = [error.params.type as string | string[]].flat();
    return {
      code: 'schema/wrong-type',
      pointer: error.instancePath,
      args: { expected: types.join(','), actual: typeOf(value) },
      suggestion: suggestForType(value, types),
    };
  },
  discriminator: ({ error, schema }) => {
    const typed = String(error.params.tagValue);
    const types = (schema.oneOf ?? []).map(({ $ref = '' }) => /([\w-]+)\.schema\.json$/.exec($ref)?.[1] ?? '');
    return {
      code: 'schema/unknown-block',
      pointer: join(error.instancePath, String(error.params.tag)),
      args: { typed, known: types.join(', ') },
      suggestion: nearest(typed, types),
    };
  },
  additionalProperties: ({ error, schema, where, missing }) => {
    const key = String(error.params.additionalProperty);
    return {
      // The fields of a form are those that its mail template names.
      code: where === 'fields' ? 'form/unknown-field' : 'schema/unknown-key',
      pointer: join(error.instancePath, key),
      target: 'key',
      args: { key, where, known: Object.keys(schema.properties ?? {}).join(', ') },
      suggestion: suggestKey(key, schema, missing),
    };
  },
  propertyNames: ({ error, schema }) => {
    const key = String(error.params.propertyName);
    const pattern = String((schema.propertyNames as Schema | undefined)?.pattern ?? '');
    return {
      code: 'schema/bad-name',
      pointer: join(error.instancePath, key),
      target: 'key',
      args: { key, pattern },
      suggestion: suggestForPattern(key, pattern),
    };
  },
  required: ({ error, where, schema }) => {
    const key = String(error.params.missingProperty);
    return {
      code: 'schema/missing-key',
      pointer: error.instancePath,
      args: { key, where, title: schema.properties?.[key]?.title ?? key },
    };
  },
  enum: ({ error, value }) => {
    const known = (error.params.allowedValues as unknown[]).map(String);
    return {
      code: 'schema/unknown-value',
      pointer: error.instancePath,
      args: { typed: String(value), known: known.join(', ') },
      suggestion: nearest(String(value), known),
    };
  },
  minLength: limitSlip('schema/too-short', lengthOf),
  maxLength: limitSlip('schema/too-long', lengthOf),
  format: ({ error, value }) => ({
    code: 'schema/bad-date',
    pointer: error.instancePath,
    args: { typed: String(value) },
    suggestion: suggestDate(String(value)),
  }),
  pattern: ({ error, value }) => ({
    code: 'schema/bad-form',
    pointer: error.instancePath,
    args: { typed: String(value), pattern: String(error.params.pattern) },
    suggestion: suggestForPattern(String(value), String(error.params.pattern)),
  }),
  minimum: limitSlip('schema/too-small', asNumber),
  maximum: limitSlip('schema/too-large', asNumber),
  minItems: limitSlip('schema/too-few', lengthOf),
  maxItems: limitSlip('schema/too-many', lengthOf),
  uniqueItems: ({ error, value }) => {
    const index = Math.max(Number(error.params.i), Number(error.params.j));
    return {
      code: 'schema/repeated-item',
      pointer: join(error.instancePath, index),
      args: { typed: String((value as unknown[])[index]) },
    };
  },
};

/** Keywords that are explained, the most telling first. */
export const explainedKeywords = Object.keys(EXPLAIN);

const RANK = new Map(explainedKeywords.map((keyword, index) => [keyword, index]));

/** Faults that follow from another one are no slips of their own. */
function isConsequence(error: ErrorObject): boolean {
  // A type that is missing or no text is already reported as such; a bad name is reported by `propertyNames`.
  if (error.keyword === 'discriminator') return error.params.error === 'tag';
  return error.propertyName !== undefined && error.keyword !== 'propertyNames';
}

/** Keys that are missing from an object because another name was typed: each goes with the unknown key it explains. */
function pairedKeys(unknown: Slip[], missing: string[]): Set<string> {
  const paired = new Set(unknown.flatMap(({ suggestion }) => suggestion ?? []).filter((key) => missing.includes(key)));
  const [lonely, ...others] = unknown.filter(({ suggestion }) => suggestion === undefined);
  const [left, ...more] = missing.filter((key) => !paired.has(key));
  if (lonely && left !== undefined && others.length === 0 && more.length === 0) {
    lonely.suggestion = left;
    paired.add(left);
  }
  return paired;
}

/** Explains the faults of one object or value: one slip a cause. */
function explainGroup(errors: ErrorObject[], pointer: string, root: Schema, document: SourceDocument): Slip[] {
  const along = schemasAlong(root, document.data, pointer);
  const last = along.at(-1);
  if (!last) return [];
  const where = nameOf(along, document.file.path);
  const missing = errors
    .filter(({ keyword }) => keyword === 'required')
    .map(({ params }) => String(params.missingProperty));
  const slips = errors.flatMap((error) => {
    const explain = EXPLAIN[error.keyword];
    return explain ? { error, slip: explain({ error, value: last.value, schema: last.schema, where, missing }) } : [];
  });
  const aboutKeys = slips.filter(({ error }) =>
    ['required', 'additionalProperties', 'propertyNames'].includes(error.keyword),
  );
  const aboutValue = slips.filter((entry) => !aboutKeys.includes(entry));
  aboutValue.sort((a, b) => (RANK.get(a.error.keyword) ?? 0) - (RANK.get(b.error.keyword) ?? 0));
  const unknown = aboutKeys.filter(({ error }) => error.keyword === 'additionalProperties').map(({ slip }) => slip);
  const paired = pairedKeys(unknown, missing);
  return [
    ...aboutValue.slice(0, 1).map(({ slip }) => slip),
    ...aboutKeys.filter(({ error }) => !paired.has(String(error.params.missingProperty))).map(({ slip }) => slip),
  ];
}

/** A text that will change length once its `{{…}}` are filled is measured by a rule, not here. */
function isMeasuredLater(error: ErrorObject, value: unknown): boolean {
  return error.keyword === 'maxLength' && typeof value === 'string' && value.includes('{{');
}

function valueAt(data: unknown, root: Schema, pointer: string): unknown {
  return schemasAlong(root, data, pointer).at(-1)?.value;
}

/** Turns what Ajv found in a document into diagnostics: one slip gives one. */
export function explainErrors(errors: ErrorObject[], root: Schema, document: SourceDocument): Diagnostic[] {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    if (isConsequence(error)) continue;
    if (isMeasuredLater(error, valueAt(document.data, root, error.instancePath))) continue;
    // A wrong block type is about the key `type`, not about the object that holds it.
    const group = groups.get(error.instancePath) ?? [];
    group.push(error);
    groups.set(error.instancePath, group);
  }
  return [...groups].flatMap(([pointer, group]) =>
    explainGroup(group, pointer, root, document).map(({ code, pointer: at, target, args = {}, suggestion }) => ({
      code,
      severity: 'error' as const,
      place: document.locate(at, target),
      args,
      ...(suggestion === undefined ? {} : { suggestion }),
    })),
  );
}

import type { ErrorObject } from 'ajv';
import { isOnlyNear, nearest } from '../../text/nearest.ts';
import type { LocateTarget } from '../read/document.ts';
import { join } from '../read/pointer.ts';
import { movedTo, renamedType } from './former-names.ts';
import { type Schema, schemaNamed, titleOfKey } from './schemas.ts';
import {
  isSameButMarks,
  type Notation,
  suggestChoice,
  suggestDate,
  suggestForPattern,
  suggestForType,
  suggestKey,
} from './suggest.ts';

/** A mistake that violates a schema, with a pointer instead of a place. */
export interface SchemaMistake {
  code: string;
  pointer: string;
  target?: LocateTarget;
  args?: Record<string, string | number>;
  suggestion?: string | undefined;
  /** Whether the suggestion is unambiguous: see `Diagnostic.isCertain`. */
  isCertain?: boolean;
}

/** Data for the explanation of a keyword. */
interface SchemaError {
  error: ErrorObject;
  /** The invalid value, which `schema` describes. */
  value: unknown;
  /** The value in the notation of the document. */
  typed: string;
  schema: Schema;
  /** Name that authors know for the object. */
  where: string;
  /** French title of the object, which the editor shows. */
  whereTitle: string;
  notation: Notation;
  /** Required keys that the same object lacks. */
  missing: string[];
}

type Explain = (error: SchemaError) => SchemaMistake;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function limitMistake(code: string, measure: (value: unknown) => number): Explain {
  return ({ error, value }) => {
    const limit = Number(error.params.limit);
    const actual = measure(value);
    const kind = error.keyword === 'minLength' && limit > 1 ? { kind: 'short' } : {};
    const args = { limit, actual, difference: Math.abs(limit - actual), value: String(value), ...kind };
    return { code, pointer: error.instancePath, args };
  };
}

const lengthOf = (value: unknown) => (value as string | unknown[]).length;
/** Format of an amount of money in JSON: rounded to cents. */
const inCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });

const asNumber = (value: unknown) => Number(value);

/** Returns the block types that a schema allows. */
function typesIn({ oneOf = [] }: Schema): string[] {
  return oneOf.map((one) => typeOfBranch(one));
}

/** Returns the block type of a branch: the type of its reference, or of the site's own block. */
function typeOfBranch({ $ref = '', properties }: Schema): string {
  return String(properties?.type?.const ?? /([\w-]+)\.schema\.json$/.exec($ref)?.[1] ?? '');
}

/** Whether blocks of a type have a key. `oneOf` lists the allowed types. */
function isKeyOf(type: string, key: string, { oneOf = [] }: Schema): boolean {
  const branch = oneOf.find((one) => typeOfBranch(one) === type);
  return Object.hasOwn((branch?.$ref ? schemaNamed(`blocks/${type}`) : branch)?.properties ?? {}, key);
}

/**
 * Returns the key that was typed instead of the key with the block type: its name is similar, or its value is a block
 * type.
 */
function misspeltTag(tag: string, value: unknown, schema: Schema): string | undefined {
  if (schema.discriminator?.propertyName !== tag) return undefined;
  const entries = Object.entries(value as Record<string, unknown>);
  const types = typesIn(schema);
  return (
    entries.find(([key, held]) => typeof held === 'string' && nearest(key, [tag]) !== undefined)?.[0] ??
    // An anchor may equal a block type.
    entries.find(([key, held]) => types.includes(String(held)) && !isKeyOf(String(held), key, schema))?.[0]
  );
}

/** One explanation for each keyword that our schemas use; the most informative first if several fail for one value. */
export const EXPLAIN: Record<string, Explain> = {
  type: ({ error, value, typed, schema, notation }) => {
    const types = [error.params.type as string | string[]].flat();
    const suggestion = suggestForType(value, types, { notation, typed });
    // A single item in brackets is no correction if more are required.
    const isTooFew = types.includes('array') && Number(schema.minItems ?? 0) > 1 && !suggestion?.includes(',');
    return {
      code: 'schema/wrong-type',
      pointer: error.instancePath,
      target: 'literal',
      args: { expected: types.join(','), actual: typeOf(value) },
      suggestion: isTooFew ? undefined : suggestion,
      isCertain: suggestion !== undefined && isSameButMarks(typed, suggestion),
    };
  },
  discriminator: ({ error, schema }) => {
    const typed = String(error.params.tagValue);
    const types = typesIn(schema);
    const suggestion = renamedType(typed) ?? nearest(typed, types);
    return {
      code: 'schema/unknown-block',
      pointer: join(error.instancePath, String(error.params.tag)),
      args: { typed, known: types.join(', ') },
      suggestion,
      isCertain: isOnlyNear(typed, suggestion, types),
    };
  },
  additionalProperties: ({ error, value, schema, where, whereTitle, missing }) => {
    const key = String(error.params.additionalProperty);
    const to = movedTo(key, schema);
    if (to !== undefined) {
      return {
        code: 'schema/moved-key',
        pointer: join(error.instancePath, key),
        target: 'key',
        args: { key, where, whereTitle, to },
        // A key that only has a new name is renamed in place.
        ...(/^\w+$/.test(to) && { suggestion: to, isCertain: !Object.hasOwn(value as object, to) }),
      };
    }
    const known = Object.keys(schema.properties ?? {});
    const suggestion = suggestKey(key, schema, missing);
    const free = known.filter((name) => !Object.hasOwn(value as object, name));
    return {
      code: 'schema/unknown-key',
      pointer: join(error.instancePath, key),
      target: 'key',
      args: { key, where, whereTitle, known: known.join(', ') },
      suggestion,
      isCertain: isOnlyNear(key, suggestion, free),
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
  required: ({ error, where, whereTitle, schema, value }) => {
    const key = String(error.params.missingProperty);
    const typed = misspeltTag(key, value, schema);
    if (typed !== undefined) {
      const pointer = join(error.instancePath, typed);
      const args = { key: typed, where, whereTitle, known: key };
      const held = (value as Record<string, unknown>)[typed];
      const isCertain = isOnlyNear(typed, key, [key]) && typesIn(schema).includes(String(held));
      return { code: 'schema/unknown-key', pointer, target: 'key', args, suggestion: key, isCertain };
    }
    return {
      code: 'schema/missing-key',
      pointer: error.instancePath,
      args: { key, title: titleOfKey(key, schema), where, whereTitle },
    };
  },
  dependentRequired: ({ error, where, whereTitle, schema }) => {
    const { property: by, missingProperty: key } = error.params as { property: string; missingProperty: string };
    const titles = { title: titleOfKey(key, schema), byTitle: titleOfKey(by, schema), whereTitle };
    const args = { kind: 'needed', key, by, where, ...titles };
    return { code: 'schema/missing-key', pointer: join(error.instancePath, by), args };
  },
  enum: ({ error, value }) => {
    const known = (error.params.allowedValues as unknown[]).map(String);
    return {
      code: 'schema/unknown-value',
      pointer: error.instancePath,
      args: { typed: String(value), known: known.join(', ') },
      suggestion: suggestChoice(String(value), known),
    };
  },
  minLength: limitMistake('schema/too-short', lengthOf),
  maxLength: limitMistake('schema/too-long', lengthOf),
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
  minimum: limitMistake('schema/too-small', asNumber),
  maximum: limitMistake('schema/too-large', asNumber),
  // Only amounts of money have this keyword, because they have cents.
  multipleOf: ({ error, value }) => {
    const suggestion = inCents.format(Number(value));
    const inWords = (number: string) => number.replace('.', ',');
    return {
      code: 'schema/third-decimal',
      pointer: error.instancePath,
      args: { value: inWords(String(value)), rounded: inWords(suggestion) },
      suggestion,
    };
  },
  minItems: limitMistake('schema/too-few', lengthOf),
  maxItems: limitMistake('schema/too-many', lengthOf),
  uniqueItems: ({ error, value }) => {
    const index = Math.max(Number(error.params.i), Number(error.params.j));
    return {
      code: 'schema/repeated-item',
      pointer: join(error.instancePath, index),
      args: { typed: String((value as unknown[])[index]) },
    };
  },
};

import { dereference, type Schema } from '../../src/model/schema/schemas.ts';
import type { Chance } from './chance.ts';

/** A value to generate: its schema and its pointer. */
export interface Wish {
  schema: Schema;
  pointer: string;
  key: string;
}

/** Settings for generating the values of a document. */
export interface Maker {
  chance: Chance;
  /** Share of the optional keys, 0 to 1. */
  fullness: number;
  /** Returns the predetermined value for a place; `undefined` lets the schema decide, `omit` leaves the key out. */
  decide(wish: Wish): unknown;
  /** Whether an optional key is always included. */
  isWanted(pointer: string): boolean;
  /** Returns the predetermined number of entries of a list. */
  countOf(pointer: string): number | undefined;
  /** Returns the predetermined keys of an object whose keys are names. */
  namesAt(pointer: string): readonly string[];
  /** Returns the type of the block at a place. */
  blockAt(pointer: string): string;
  /** Creates a string of the schema's kind. */
  makeString(wish: Wish): string;
}

/** Returned by `decide` for an omitted key. */
export const omit: unique symbol = Symbol('left out');

function numberFor({ schema }: Wish, { chance }: Maker): number {
  const least = Number(schema.minimum ?? 0);
  const most = Number(schema.maximum ?? (chance.is(0.1) ? 100_000 : 3000));
  if (schema.type === 'integer') return chance.between(least, most);
  return chance.pick([least, most, Math.round((least + (most - least) * 0.37) * 100) / 100]);
}

function listFor(wish: Wish, maker: Maker): unknown[] {
  const { schema, pointer, key } = wish;
  const { chance } = maker;
  const least = Number(schema.minItems ?? 0);
  const most = Number(schema.maxItems ?? (chance.is(0.05) ? 25 : 5));
  const items = schema.items ?? {};
  const length = maker.countOf(pointer) ?? chance.between(least, Math.max(least, most));
  const item = (index: number) => anyValue({ schema: items, pointer: `${pointer}/${index}`, key }, maker);
  const list = Array.from({ length }, (_, index) => item(index));
  if (!schema.uniqueItems) return list;
  const unique = new Map(list.map((value) => [JSON.stringify(value), value]));
  for (let tries = 0; unique.size < least && tries < 100; tries += 1) {
    const value = item(unique.size);
    unique.set(JSON.stringify(value), value);
  }
  return [...unique.values()];
}

function recordFor({ schema, pointer }: Wish, maker: Maker): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const { additionalProperties: entry } = schema;
  const named = typeof entry === 'object' ? maker.namesAt(pointer) : [];
  for (const name of named)
    out[name] = anyValue({ schema: entry as Schema, pointer: `${pointer}/${name}`, key: name }, maker);
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(key) === true;
    const made = anyValue({ schema: property, pointer: `${pointer}/${key}`, key }, maker, isNeeded);
    if (made !== omit) out[key] = made;
  }
  return out;
}

/** Generates a value that is valid for its schema, following references; optional keys are included at random. */
export function anyValue(wish: Wish, maker: Maker, isNeeded = true): unknown {
  const decided = maker.decide(wish);
  if (decided !== undefined) return decided;
  if (!isNeeded && !maker.isWanted(wish.pointer) && !maker.chance.is(maker.fullness)) return omit;
  let schema = dereference(wish.schema);
  if (schema.oneOf) {
    const type = maker.blockAt(wish.pointer);
    const branch = schema.oneOf.find(({ $ref }) => $ref?.endsWith(`/${type}.schema.json`));
    if (!branch) throw new Error(`${wish.pointer}: there is no block ${type}`);
    schema = dereference(branch);
  }
  const at: Wish = { ...wish, schema };
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return maker.chance.pick(schema.enum);
  const types = [schema.type ?? []].flat();
  const type = types.length > 0 ? maker.chance.pick(types) : undefined;
  if (type === 'object') return recordFor(at, maker);
  if (type === 'array') return listFor(at, maker);
  if (type === 'null') return null;
  if (type === 'boolean') return maker.chance.is(0.5);
  if (type === 'number' || type === 'integer') return numberFor(at, maker);
  if (type === 'string') return maker.makeString(at);
  throw new Error(`${wish.pointer}: no value can be made of ${JSON.stringify(schema)}`);
}

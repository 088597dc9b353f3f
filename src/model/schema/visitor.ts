import { isRecord } from '../../text/is-record.ts';
import { join, keysOf } from '../read/pointer.ts';
import type { Schema } from './schemas.ts';

/** A value of a document and its schema, with references followed and the variant chosen. */
export interface Described {
  /** Absent if the value is missing. During a visit, a value assigned here is visited instead. */
  value: unknown;
  readonly schema: Schema;
  readonly pointer: string;
  /** The object or list that contains it, and its key there. */
  readonly parent?: Described | undefined;
  readonly key?: string | number | undefined;
}

/** A document, or a part of one, with its schema. */
export interface Root {
  value: unknown;
  schema: Schema;
}

/** Returns the schema of the value at a key, or of a list item. */
export function schemaUnder({ value, schema }: Root, key: string | number): Schema | undefined {
  if (Array.isArray(value) || (value === undefined && schema.items)) return schema.items;
  const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  return own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
}

/** Creates functions that walk a value along its schema; `follow` resolves references. */
export function createVisitor(follow: (schema: Schema) => Schema) {
  /** Returns the variant of a discriminated `oneOf` that the value's type selects; otherwise the schema itself. */
  function chooseBranch(schema: Schema, value: unknown): Schema {
    const name = schema.discriminator?.propertyName;
    if (!name || !schema.oneOf || !isRecord(value)) return schema;
    for (const branch of schema.oneOf) {
      const found = follow(branch);
      if (found.properties?.[name]?.const === value[name]) return found;
    }
    return schema;
  }

  function describe({ value, schema }: Root, { pointer, parent, key }: Omit<Described, keyof Root>): Described {
    return { value, schema: chooseBranch(follow(schema), value), pointer, parent, key };
  }

  function rootOf(root: Root): Described {
    return describe(root, { pointer: '' });
  }

  /** Returns the value at a key, which may be missing; `undefined` if no schema describes it. */
  function memberOf(parent: Described, key: string | number): Described | undefined {
    const schema = schemaUnder(parent, key);
    if (!schema) return undefined;
    const holder = Object(parent.value) as Record<string | number, unknown>;
    const value = typeof parent.value === 'object' && Object.hasOwn(holder, key) ? holder[key] : undefined;
    return describe({ value, schema }, { pointer: join(parent.pointer, key), parent, key });
  }

  /** Visits all values of a document that its schema describes, in document order, containers first. */
  function* visit(root: Root): Generator<Described> {
    const left = [rootOf(root)];
    for (let at = left.pop(); at; at = left.pop()) {
      yield at;
      const { value } = at;
      const keys = isRecord(value) ? Object.keys(value) : undefined;
      const count = keys ? keys.length : Array.isArray(value) ? value.length : 0;
      for (let index = count - 1; index >= 0; index -= 1) {
        const member = memberOf(at, keys?.[index] ?? index);
        if (member) left.push(member);
      }
    }
  }

  /** Returns the value at a pointer, or the nearest enclosing one that the schema describes. */
  function nearestDescribed(root: Root, pointer: string): Described {
    let at = rootOf(root);
    for (const key of keysOf(pointer)) {
      const member = memberOf(at, key);
      if (!member) break;
      at = member;
    }
    return at;
  }

  /** Returns the existing or possible value at a pointer; `undefined` if no schema describes it. */
  function schemaAt(root: Root, pointer: string): Described | undefined {
    const at = nearestDescribed(root, pointer);
    return at.pointer === pointer ? at : undefined;
  }

  return { chooseBranch, visit, nearestDescribed, schemaAt };
}

import { isRecord } from '../../text/is-record.ts';
import { join, keysOf } from '../read/pointer.ts';
import type { Schema } from './schemas.ts';

/** A value of a document, and the schema that describes it: with references followed, and one chosen of several. */
export interface Described {
  /** Nothing where the value is absent. While a document is visited, what is put in its place is visited instead. */
  value: unknown;
  readonly schema: Schema;
  /** What references of the schema are relative to. */
  readonly base: string;
  readonly pointer: string;
  /** The object or the list that holds it, and under which key. */
  readonly parent?: Described | undefined;
  readonly key?: string | number | undefined;
}

/** A document, or a part of one, and its schema. */
export interface Root {
  value: unknown;
  schema: Schema;
}

/** Follows the reference of a schema, if it is one. `base` is what the reference is relative to. */
type Follow = (schema: Schema, base: string) => Pick<Described, 'schema' | 'base'>;

/** What a schema says of what stands under a key, or of an item of a list. */
export function schemaUnder({ value, schema }: Root, key: string | number): Schema | undefined {
  if (Array.isArray(value) || (value === undefined && schema.items)) return schema.items;
  const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  return own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
}

/** The ways through a value along its schema, with the references of the schema followed by a function. */
export function createVisitor(follow: Follow) {
  /** The branch of a discriminated `oneOf` that a value chooses by its type; the schema itself otherwise. */
  function chooseBranch(schema: Schema, base: string, value: unknown): Pick<Described, 'schema' | 'base'> {
    const name = schema.discriminator?.propertyName;
    if (!name || !schema.oneOf || !isRecord(value)) return { schema, base };
    for (const branch of schema.oneOf) {
      const found = follow(branch, base);
      if (found.schema.properties?.[name]?.const === value[name]) return found;
    }
    return { schema, base };
  }

  function describe(
    { value, schema: given }: Root,
    givenBase: string,
    at: Omit<Described, keyof Root | 'base'>,
  ): Described {
    const followed = follow(given, givenBase);
    const { schema, base } = chooseBranch(followed.schema, followed.base, value);
    return { value, schema, base, pointer: at.pointer, parent: at.parent, key: at.key };
  }

  function rootOf(root: Root): Described {
    return describe(root, root.schema.$id ?? '', { pointer: '' });
  }

  /** What stands under a key, be it absent; nothing where no schema describes it. */
  function memberOf(parent: Described, key: string | number): Described | undefined {
    const schema = schemaUnder(parent, key);
    if (!schema) return undefined;
    const holder = Object(parent.value) as Record<string | number, unknown>;
    const value = typeof parent.value === 'object' && Object.hasOwn(holder, key) ? holder[key] : undefined;
    return describe({ value, schema }, parent.base, { pointer: join(parent.pointer, key), parent, key });
  }

  /** Visits every value of a document that its schema describes, in the order of the document, holders first. */
  function* visit(root: Root): Generator<Described> {
    const left = [rootOf(root)];
    for (let at = left.pop(); at; at = left.pop()) {
      yield at;
      const keys = Array.isArray(at.value) ? at.value.keys() : isRecord(at.value) ? Object.keys(at.value) : [];
      for (const key of [...keys].reverse()) {
        const member = memberOf(at, key);
        if (member) left.push(member);
      }
    }
  }

  /** The value at a pointer, or the nearest around it that the schema describes. */
  function nearestDescribed(root: Root, pointer: string): Described {
    let at = rootOf(root);
    for (const key of keysOf(pointer)) {
      const member = memberOf(at, key);
      if (!member) break;
      at = member;
    }
    return at;
  }

  /** What stands at a pointer, or could stand there; nothing where no schema describes it. */
  function schemaAt(root: Root, pointer: string): Described | undefined {
    const at = nearestDescribed(root, pointer);
    return at.pointer === pointer ? at : undefined;
  }

  return { chooseBranch, visit, nearestDescribed, schemaAt };
}

import { join } from '../read/pointer.ts';
import { dereference, type Schema } from './schemas.ts';
import { chooseBranch } from './walk.ts';

/** A string of a document, with the schema that describes it. */
export interface VisitedString {
  value: string;
  kind: string;
  schema: Schema;
  pointer: string;
  /** The object that holds it, directly or in a list. */
  holder: { readonly [key: string]: unknown };
  key: string;
}

interface At {
  value: unknown;
  schema: Schema;
  base: string;
  pointer: string;
  holder: { readonly [key: string]: unknown };
  key: string;
}

/**
 * Visits every string of a document that a schema describes, in the document's order, defaults left out.
 */
export function visitStrings(data: unknown, root: Schema, visit: (found: VisitedString) => void): void {
  const step = ({ value, schema: given, base: givenBase, pointer, holder, key }: At) => {
    const followed = dereference(given, givenBase);
    const { schema, base } = chooseBranch(followed.schema, followed.base, value);
    if (typeof value === 'string') {
      visit({ value, kind: schema['x-kind'] ?? '', schema, pointer, holder, key });
    } else if (Array.isArray(value)) {
      const { items } = schema;
      if (!items) return;
      for (const [index, item] of value.entries()) {
        step({ value: item, schema: items, base, pointer: join(pointer, index), holder, key });
      }
    } else if (typeof value === 'object' && value !== null) {
      const record = value as { readonly [key: string]: unknown };
      for (const [name, child] of Object.entries(record)) {
        const own = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
        const next = own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
        if (next) step({ value: child, schema: next, base, pointer: join(pointer, name), holder: record, key: name });
      }
    }
  };
  step({ value: data, schema: root, base: root.$id ?? '', pointer: '', holder: {}, key: '' });
}

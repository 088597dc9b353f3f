import { dereference, type Schema } from '../../model/schema/schemas.ts';

/** One of the schemas that a block chooses by its type. */
export interface Branch {
  type: string;
  /** As it stands in the list: a reference. */
  reference: Schema;
  schema: Schema;
}

/** The schemas that a `discriminator` chooses among. */
export function branchesOf({ oneOf = [], discriminator }: Schema, base: string): Branch[] {
  const name = discriminator?.propertyName ?? 'type';
  return oneOf.map((reference) => {
    const { schema } = dereference(reference, base);
    return { type: String(schema.properties?.[name]?.const), reference, schema };
  });
}

import { dereference, type Schema } from '../../model/schema/schemas.ts';

/** A variant of a block's schema, selected by its type. */
interface Branch {
  type: string;
  /** The reference in `oneOf`. */
  reference: Schema;
  schema: Schema;
}

/** Returns the schemas that a `discriminator` selects from. */
export function branchesOf({ oneOf = [], discriminator }: Schema): Branch[] {
  const name = discriminator?.propertyName ?? 'type';
  return oneOf.map((reference) => {
    const schema = dereference(reference);
    return { type: String(schema.properties?.[name]?.const), reference, schema };
  });
}

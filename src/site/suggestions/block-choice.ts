import { dereference, type Schema } from '../schema/schemas.ts';

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

/** What a block is for, in one line. */
export function whatFor({ title = '', description = '' }: Schema): string {
  return [title, description].filter(Boolean).join(' : ');
}

/**
 * The same choice without `discriminator`, which editors do not know: the type is one of a list, and each type brings
 * its own schema. With `oneOf`, one mistake would be explained by whichever branch it resembles most.
 */
export function chooseByType(schema: Schema, branches: Branch[], refer: (reference: Schema) => Schema): Schema {
  const { oneOf: _, discriminator, $id: __, $schema: ___, ...rest } = schema;
  const name = discriminator?.propertyName ?? 'type';
  return {
    ...rest,
    properties: {
      ...rest.properties,
      [name]: {
        ...rest.properties?.[name],
        enum: branches.map(({ type }) => type),
        enumDescriptions: branches.map(({ schema: branch }) => whatFor(branch)),
      },
    },
    allOf: branches.map(({ type, reference }) => ({
      if: { properties: { [name]: { const: type } }, required: [name] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: refer(reference),
    })),
  };
}

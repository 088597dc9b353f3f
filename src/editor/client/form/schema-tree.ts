import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { createVisitor, schemaUnder } from '../../../model/schema/visitor.ts';
import { isRecord } from '../../../text/is-record.ts';

/** The server has already resolved all references of a schema. */
const visitor = createVisitor((schema) => schema);

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return isRecord(value);
}

/** Returns the variant of a `oneOf` that the value's discriminator names; otherwise the schema itself. */
export function chooseVariant(schema: Schema, value: Json | undefined): Schema {
  return visitor.chooseBranch(schema, value);
}

/** Returns the schema of one member of a value. */
export function memberSchema(schema: Schema, key: string): Schema | undefined {
  return schemaUnder({ value: undefined, schema }, key);
}

/** Returns the schema of the value at a pointer, following the variants that the document has chosen. */
export function schemaAt(schema: Schema, data: Json | undefined, pointer: string): Schema | undefined {
  return visitor.schemaAt({ value: data, schema }, pointer)?.schema;
}

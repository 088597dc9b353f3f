import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { createVisitor, schemaUnder } from '../../../model/schema/visitor.ts';
import { isRecord } from '../../../text/is-record.ts';

/** The server has replaced every reference of a schema by what it leads to. */
const visitor = createVisitor((schema, base) => ({ schema, base }));

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return isRecord(value);
}

/** Of the alternatives of a `oneOf`, the one that the value names by its discriminator; else the schema itself. */
export function chooseVariant(schema: Schema, value: Json | undefined): Schema {
  return visitor.chooseBranch(schema, '', value).schema;
}

/** The schema of one member of a value. */
export function memberSchema(schema: Schema, key: string): Schema | undefined {
  return schemaUnder({ value: undefined, schema }, key);
}

/** The schema of the value at a pointer, along the variants that the document has chosen. */
export function schemaAt(schema: Schema, document: Json | undefined, pointer: string): Schema | undefined {
  return visitor.schemaAt({ value: document, schema }, pointer)?.schema;
}

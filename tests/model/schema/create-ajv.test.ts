import { expect, it } from 'vitest';
import { createAjv, ROOTS } from '../../../src/model/schema/create-ajv.ts';
import { readSchemas } from '../../../src/model/schema/schemas.ts';

it('createAjv accepts all schemas, which are valid in the dialect that they declare', () => {
  const ajv = createAjv({ isTested: true });
  const broken = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'text' };
  expect(ajv.validateSchema(broken)).toBe(false);
  for (const [name, schema] of readSchemas()) {
    expect(ajv.validateSchema(schema), name).toBe(true);
  }
  // Compilation rejects unknown keywords and contradictory types.
  for (const id of Object.values(ROOTS)) expect(ajv.getSchema(id)).toBeTypeOf('function');
});

import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { readSchemas } from './schemas.ts';

/** Matches existing dates, including leap days (Gregorian calendar). */
export const DATE =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

/** `$id` of the schemas that documents are validated against. */
export const ROOTS = {
  site: 'https://vitrine.example/schemas/site.schema.json',
  frontMatter: 'https://vitrine.example/schemas/front-matter.schema.json',
  textMatter: 'https://vitrine.example/schemas/text-matter.schema.json',
} as const;

/**
 * Creates an Ajv instance with all schemas. Each command compiles the schemas as it starts, so only the necessary work
 * is done: the schemas themselves are only validated with `isTested`, in strict mode, and code that runs once is not
 * optimized. Ajv's own messages are not used. `schemas` are those of the engine, or of a site with blocks of its own;
 * `isSource` keeps the code of the validators. Ajv is loaded on first use: a package has compiled validators.
 */
export function createAjv({ isTested = false, isSource = false, schemas = readSchemas() } = {}): Ajv2020 {
  const { Ajv2020: Ajv } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const ajv = new Ajv({
    strict: isTested,
    messages: false,
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    // Inherited names (`constructor`) are not keys of a document.
    ownProperties: true,
    inlineRefs: false,
    // Lengths count UTF-16 units, like editors and `String.length`.
    unicode: false,
    // 29.9 is a multiple of 0.01, although their quotient is not exactly an integer.
    multipleOfPrecision: 4,
    logger: false,
    validateSchema: isTested,
    meta: isTested,
    code: isSource ? { source: true, esm: true } : { optimize: false },
  });
  ajv.addKeyword({ keyword: 'x-kind', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'x-placeholder', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'x-page-title', schemaType: 'boolean' });
  ajv.addKeyword({ keyword: 'x-interactive', schemaType: 'boolean' });
  ajv.addKeyword({ keyword: 'x-collection', schemaType: 'object' });
  ajv.addKeyword({ keyword: 'x-named', schemaType: 'boolean' });
  ajv.addKeyword({ keyword: 'x-setting', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'x-names', schemaType: 'array' });
  ajv.addKeyword({ keyword: 'x-decorative', schemaType: 'boolean' });
  ajv.addFormat('date', DATE);
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
}

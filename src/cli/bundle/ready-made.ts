import path from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { createAjv, ROOTS } from '../../site/schema/create-ajv.ts';
import { readSchemaFiles } from '../../site/schema/schema-files.ts';

const schemaRoom = path.resolve(import.meta.dirname, '../../site/schema');

/** What a bundle holds instead of a module: text that was made from `schemas/` while bundling. */
const REPLACED: Record<string, () => string> = {
  'schema-files.ts': () => `const text = ${JSON.stringify(JSON.stringify(readSchemaFiles()))};
export function readSchemaFiles() { return JSON.parse(text); }`,
  'validators.ts': () => {
    // Ajv's module is CommonJS: its function is the default export of the default export.
    const generate = ('default' in standalone ? standalone.default : standalone) as (
      ajv: unknown,
      names: Record<string, string>,
    ) => string;
    const code = generate(createAjv({ source: true }), ROOTS);
    if (code.includes('require(')) throw new Error('The validators ask for a module: they must stand alone');
    return `${code}\nexport function loadValidators() { return { ${Object.keys(ROOTS).join(', ')} }; }`;
  },
};

/** Puts the schemas and their compiled validators into a bundle, so that the command reads and compiles nothing. */
export function readyMadeSchemas(): Plugin {
  return {
    name: 'ready-made-schemas',
    enforce: 'pre',
    load(id) {
      if (path.dirname(id) !== schemaRoom) return undefined;
      const make = REPLACED[path.basename(id)];
      return make && { code: make(), moduleType: 'js' };
    },
  };
}

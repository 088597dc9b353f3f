import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { OwnBlock } from '../read/own-blocks.ts';
import { createAjv, ROOTS } from './create-ajv.ts';
import { schemasWith } from './own-schemas.ts';
import { standalone, type Validator, type Validators } from './standalone.ts';

let ajvOfFigures: Ajv2020 | undefined;
let compiled: Validators | undefined;
const compiledFor = new WeakMap<readonly OwnBlock[], Validators>();

function compile(own: readonly OwnBlock[]): Validators {
  const ajv = createAjv({ schemas: schemasWith(own) });
  const validator = (id: string): Validator => {
    const found = ajv.getSchema(id);
    if (!found) throw new Error(`There is no schema ${id}`);
    return found as Validator;
  };
  return {
    site: validator(ROOTS.site),
    frontMatter: validator(ROOTS.frontMatter),
    textMatter: validator(ROOTS.textMatter),
  };
}

/** Compiles the validators once in each process, and once for each set of a site's own blocks. */
export function loadValidators(own: readonly OwnBlock[] = []): Validators {
  if (own.length === 0) {
    compiled ??= standalone ?? compile(own);
    return compiled;
  }
  const known = compiledFor.get(own) ?? compile(own);
  compiledFor.set(own, known);
  return known;
}

/** Returns the validator of a kind of figure. It is compiled on first use. */
export function figureValidator(kind: string): Validator {
  ajvOfFigures ??= createAjv();
  const found = ajvOfFigures.getSchema(`https://vitrine.example/schemas/figures/${kind}.schema.json`);
  if (!found) throw new Error(`There is no schema of figures of kind ${kind}`);
  return found as Validator;
}

import type { ErrorObject } from 'ajv';
import { createAjv, ROOTS } from './create-ajv.ts';

/** A function that Ajv made from a schema; its errors stand on itself until the next call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** A validator for each kind of document. */
export type Validators = Record<keyof typeof ROOTS, Validator>;

let compiled: Validators | undefined;

/** Compiles the validators, once a process. */
export function loadValidators(): Validators {
  if (compiled) return compiled;
  const ajv = createAjv();
  const validator = (id: string): Validator => {
    const found = ajv.getSchema(id);
    if (!found) throw new Error(`There is no schema ${id}`);
    return found as Validator;
  };
  compiled = {
    site: validator(ROOTS.site),
    frontMatter: validator(ROOTS.frontMatter),
    textMatter: validator(ROOTS.textMatter),
  };
  return compiled;
}

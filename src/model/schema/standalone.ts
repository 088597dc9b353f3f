import type { ErrorObject } from 'ajv';
import type { ROOTS } from './create-ajv.ts';

/** A function compiled by Ajv from a schema; its property `errors` is valid until the next call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** A validator for each kind of document. */
export type Validators = Record<keyof typeof ROOTS, Validator>;

/**
 * Validators for sites without blocks of their own, compiled into code by Ajv. The compiler of the package replaces
 * this module (`build/program/standalone-validators.ts`); in the sources, there are no such validators.
 */
export const standalone: Validators | undefined = undefined;

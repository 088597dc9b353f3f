import type { Validators } from './validators.ts';

/**
 * Validators of documents without own blocks, which Ajv has compiled into code. The compiler of the package replaces
 * this module (`publish/program/standalone-validators.ts`); in the sources, there are none.
 */
export const standalone: Validators | undefined = undefined;

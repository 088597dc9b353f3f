import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TextCode } from './finding-words.ts';

/** One thing to fix in a text; its words stand under its code. */
export interface TextFinding extends Diagnostic {
  code: TextCode;
}

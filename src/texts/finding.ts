import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TextCode } from './finding-words.ts';

/** One thing to mend in a text; its words stand under its code. */
export interface TextFinding extends Diagnostic {
  code: TextCode;
}

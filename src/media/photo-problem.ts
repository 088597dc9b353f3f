import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PhotoCode } from './photo-words.ts';

/** Why a photo could not be kept: the author's or the network's doing, never an error of the program. */
export class PhotoProblem extends Error {
  readonly code: PhotoCode;
  readonly args: Diagnostic['args'];

  constructor(code: PhotoCode, args: Diagnostic['args'] = {}) {
    super(code);
    this.name = 'PhotoProblem';
    this.code = code;
    this.args = args;
  }
}

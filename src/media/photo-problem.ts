import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Reason why a photo could not be stored: caused by the author or the network, never by an error of the program. */
export class PhotoProblem extends Error {
  readonly code: `photo/${string}`;
  readonly args: Diagnostic['args'];

  constructor(code: PhotoProblem['code'], args: Diagnostic['args'] = {}) {
    super(code);
    this.name = 'PhotoProblem';
    this.code = code;
    this.args = args;
  }
}

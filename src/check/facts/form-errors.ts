import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { join } from '../../model/read/pointer.ts';
import { type Recoveries, type Recovery, recoveryOf } from './recovery.ts';

/** What the check of the form says about a site, as far as rules have to know it. */
export interface FormErrors {
  /** How the parts whose form is wrong are read, by file. */
  recoveries: ReadonlyMap<string, Recoveries>;
  /** Pointers of the manifest's parts whose form is wrong. */
  refused: ReadonlySet<string>;
  /** Pointers of the keys that the manifest has to have and has not. */
  missing: ReadonlySet<string>;
  /** Places where something is missing that may have used or shown any other part. */
  hiding: readonly Place[];
  /** Places of the manifest's parts whose form is wrong, by pointer. */
  places: ReadonlyMap<string, Place>;
}

/** A site whose form was not looked at, or has nothing wrong. */
export const NO_FORM_ERRORS: FormErrors = {
  recoveries: new Map(),
  refused: new Set(),
  missing: new Set(),
  hiding: [],
  places: new Map(),
};

/** Collects errors while the form of a site is checked. */
export class FormErrorCollector implements FormErrors {
  readonly recoveries = new Map<string, Map<string, Recovery>>();
  readonly refused = new Set<string>();
  readonly missing = new Set<string>();
  readonly hiding: Place[] = [];
  readonly places = new Map<string, Place>();

  readonly #manifest: string;

  /** @param manifest name of the manifest's file */
  constructor(manifest: string) {
    this.#manifest = manifest;
  }

  add(diagnostic: Diagnostic): void {
    const { code, place, args } = diagnostic;
    const { file, pointer } = place;
    if (pointer === undefined) return;
    const recovered = recoveryOf(diagnostic);
    if (recovered !== undefined) {
      const ofFile = this.recoveries.get(file) ?? new Map<string, Recovery>();
      this.recoveries.set(file, ofFile.set(pointer, recovered));
    }
    const lost =
      code === 'schema/missing-key' ? [String(args.key)] : code === 'schema/missing-keys' ? listOf(args.keys) : [];
    const isElsewhere = code === 'schema/moved-key';
    if (lost.length > 0 || isElsewhere || (code === 'schema/wrong-type' && isContentLost(recovered)))
      this.hiding.push(place);
    if (file !== this.#manifest) return;
    this.places.set(pointer, place);
    if (lost.length === 0) this.refused.add(pointer);
    for (const key of lost) this.missing.add(join(pointer, key));
  }
}

/** Whether what stood in a part of another type is unknown: all of it, or what a list held beside the one text that was typed. */
function isContentLost(recovered: Recovery | undefined): boolean {
  return (
    typeof recovered === 'string' || (recovered !== undefined && 'value' in recovered && Array.isArray(recovered.value))
  );
}

function listOf(keys: string | number | undefined): string[] {
  return String(keys ?? '').split(', ');
}

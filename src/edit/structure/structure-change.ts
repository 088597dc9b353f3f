import { diffTexts } from '../diff-text.ts';
import { editFrontMatter } from '../edit-front-matter.ts';
import { editJson } from '../edit-json.ts';
import type { JsonOperation } from '../json-operation.ts';
import { applyEdits, invert, rebase, type TextEdit } from '../text-edit.ts';
import type { FileRange, SiteUses } from './site-uses.ts';

/** Change of one file. */
export interface ChangedFile {
  /** Path relative to the site folder. */
  file: string;
  /** Edits of its current text. */
  edits: TextEdit[];
  /** New name, if it is renamed. */
  to?: string;
  isRemoved?: true;
  /** Whether it is created: the only edit contains its text. */
  isNew?: true;
}

/** A change of a site's structure: all of it is made, or nothing. */
export interface StructureChange {
  files: ChangedFile[];
}

/** Reason why a change of structure cannot be made. The catalogues have the words of each code. */
export interface StructureRefusal {
  code:
    | 'address-malformed'
    | 'address-redirected'
    | 'address-reserved'
    | 'address-taken'
    | 'chain-of-guides'
    | 'chain-too-short'
    | 'fact-taken'
    | 'file-taken'
    | 'guide-elsewhere'
    | 'home-page'
    | 'hub-of-guides'
    | 'last-section'
    | 'link-needed'
    | 'link-of-fact'
    | 'links-left'
    | 'name-malformed'
    | 'nothing-changes'
    | 'page-parameters'
    | 'picture-ending'
    | 'picture-used'
    | 'redirect-needed'
    | 'section-taken'
    | 'target-unknown'
    | 'unknown-fact'
    | 'unknown-page'
    | 'unknown-picture'
    | 'unknown-section'
    | 'unknown-value'
    | 'unreadable'
    | 'use-needed'
    | 'value-needed'
    | 'value-used';
  args: Record<string, string>;
  /** Places that prevent the change. */
  places?: FileRange[];
}

export type StructureResult = StructureChange | StructureRefusal;

/** Composes edits of a text with edits of the result into edits of the first text. */
function compose(text: string, first: readonly TextEdit[], then: readonly TextEdit[]): TextEdit[] {
  const after = applyEdits(applyEdits(text, first), then);
  const moved = rebase(then, invert(text, first));
  if (moved) {
    const merged = [...first, ...moved].sort((a, b) => a.start - b.start);
    const isOrdered = merged.every(({ start }, index) => start >= (merged[index - 1]?.end ?? 0));
    if (isOrdered && applyEdits(text, merged) === after) return merged;
  }
  return diffTexts(text, after);
}

/** Collects the changes of a site's files. */
export class ChangeDraft {
  readonly #site: SiteUses;
  readonly #typed = new Map<string, TextEdit[]>();
  readonly #operations = new Map<string, JsonOperation[]>();
  readonly #moves = new Map<string, string>();
  readonly #removed = new Set<string>();
  readonly #created = new Map<string, string>();

  constructor(site: SiteUses) {
    this.#site = site;
  }

  /** Replaces a range by a text. Two links may share one definition, so equal edits of the same range are joined. */
  retype({ file, start, end }: FileRange, text: string): void {
    const edits = this.#typed.get(file) ?? [];
    if (!edits.some((one) => one.start === start && one.end === end)) edits.push({ start, end, text });
    this.#typed.set(file, edits);
  }

  /**
   * Adds an operation on the manifest or on front matter. Operations are applied after all other edits, in the order of
   * the calls.
   */
  operate(file: string, operation: JsonOperation): void {
    this.#operations.set(file, [...(this.#operations.get(file) ?? []), operation]);
  }

  move(file: string, to: string): void {
    if (file !== to) this.#moves.set(file, to);
  }

  remove(file: string): void {
    this.#removed.add(file);
  }

  /** Creates a file with a text. */
  create(file: string, text: string): void {
    this.#created.set(file, text);
  }

  /** New name of a moved file. */
  movedTo(file: string): string | undefined {
    return this.#moves.get(file);
  }

  finish(): StructureResult {
    const taken = [...this.#moves.values(), ...this.#created.keys()].find((to) => {
      const isThere = this.#site.texts.has(to) || this.#site.media.has(to.replace(/^content\//, ''));
      return isThere && !this.#moves.has(to) && !this.#removed.has(to);
    });
    if (taken !== undefined) return { code: 'file-taken', args: { file: taken } };
    const names = new Set([...this.#typed.keys(), ...this.#operations.keys(), ...this.#moves.keys(), ...this.#removed]);
    const files: ChangedFile[] = [];
    for (const file of [...names].sort()) {
      if (this.#removed.has(file)) {
        files.push({ file, edits: [], isRemoved: true });
        continue;
      }
      const edits = this.#editsOf(file);
      if (!edits) return { code: 'unreadable', args: { file } };
      const to = this.#moves.get(file);
      if (edits.length > 0 || to !== undefined) files.push({ file, edits, ...(to === undefined ? {} : { to }) });
    }
    for (const [file, text] of this.#created) files.push({ file, edits: [{ start: 0, end: 0, text }], isNew: true });
    return files.length > 0 ? { files } : { code: 'nothing-changes', args: {} };
  }

  #editsOf(file: string): TextEdit[] | undefined {
    const text = this.#site.texts.get(file) ?? '';
    let edits = (this.#typed.get(file) ?? []).sort((a, b) => a.start - b.start);
    for (const operation of this.#operations.get(file) ?? []) {
      const now = applyEdits(text, edits);
      const isManifest = file === this.#site.manifest.file;
      const more = isManifest
        ? editJson({ text: now, operation, schema: this.#site.manifest.schema })
        : editFrontMatter({ text: now, operation });
      if (typeof more === 'string') return undefined;
      edits = compose(text, edits, more);
    }
    return edits;
  }
}

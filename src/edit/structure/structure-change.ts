import type { Change, ChangedFile } from '../../model/read/change.ts';
import { editFrontMatter } from '../edit-front-matter.ts';
import { editJson } from '../edit-json.ts';
import type { JsonOperation } from '../json-operation.ts';
import { applyEdits, type TextEdit } from '../text-edit.ts';
import type { FileRange, SiteUses } from './site-uses.ts';

/** Reason why a change of structure cannot be made. The message catalogues have a text for each code. */
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

/** A change of a site's structure, which is made completely or not at all, or the reason why it cannot be made. */
export type StructureResult = Change | StructureRefusal;

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

  /**
   * Replaces a range with a text. The same replacement may be given twice, as two pictures may share one definition.
   * Throws if a range would get two texts.
   */
  retype({ file, start, end }: FileRange, text: string): void {
    const edits = this.#typed.get(file) ?? [];
    const same = edits.find((one) => one.start === start && one.end === end);
    if (same && same.text !== text) throw new Error(`Two texts for ${file} at ${start}: ${same.text}, ${text}`);
    if (!same) edits.push({ start, end, text });
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

  create(file: string, text: string): void {
    this.#created.set(file, text);
  }

  /** Returns the new name of a moved file. */
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
      const was = this.#site.hashOf(file);
      const to = this.#moves.get(file);
      const before = this.#site.texts.get(file);
      const now = this.#removed.has(file) ? null : this.#textOf(file);
      if (was === undefined || now === undefined) return { code: 'unreadable', args: { file } };
      const isEdited = now === null || (before !== undefined && now !== before);
      if (isEdited || to !== undefined)
        files.push({ file, was, ...(isEdited ? { now } : {}), ...(to === undefined ? {} : { to }) });
    }
    for (const [file, now] of this.#created) files.push({ file, now });
    return files.length > 0 ? files : { code: 'nothing-changes', args: {} };
  }

  /** Returns the new text of a file; `undefined` if an operation cannot be applied to it. */
  #textOf(file: string): string | undefined {
    const { texts, manifest } = this.#site;
    const typed = (this.#typed.get(file) ?? []).sort((a, b) => a.start - b.start);
    let text = applyEdits(texts.get(file) ?? '', typed);
    for (const operation of this.#operations.get(file) ?? []) {
      const edits =
        file === manifest.file
          ? editJson({ text, operation, schema: manifest.schema })
          : editFrontMatter({ text, operation });
      if (typeof edits === 'string') return undefined;
      text = applyEdits(text, edits);
    }
    return text;
  }
}

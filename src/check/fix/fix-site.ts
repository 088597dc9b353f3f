import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { keepsReadable } from '../../edit/keeps-readable.ts';
import { applyEdits, type TextEdit } from '../../edit/text-edit.ts';
import { addedErrors, areCured, isOfReading, rarer } from '../added-errors.ts';
import type { OpenedSite, SiteState } from './site-state.ts';
import { suggestionEdit } from './suggestion-edit.ts';

/** The parts of an opened site that fixing uses. */
type FixedSite = Pick<OpenedSite, 'start' | 'isEditable' | 'stateWith'>;

/** An applied suggestion. */
export interface Fix {
  /** Code of the finding. */
  code: string;
  file: string;
  /** Counted from 1, in the text at that time. */
  line: number;
  before: string;
  after: string;
}

export interface Fixed {
  state: SiteState;
  /** Sorted by file and line. */
  fixes: Fix[];
}

interface Candidate {
  finding: Diagnostic;
  edit: TextEdit;
}

/** Maximum number of checks of the site to find out which suggestions work. */
const MOST_CHECKS = 300;

/** A group of findings that are fixed together. */
interface Stage {
  isOf(finding: Diagnostic): boolean;
  /** Whether only one suggestion for each file is applied at a time, because the others may be wrong afterwards. */
  isSingle?: boolean;
  isCured(candidates: readonly Candidate[], before: SiteState, after: SiteState): boolean;
  /** Whether a new error is acceptable. */
  mayAdd(error: Diagnostic, candidates: readonly Candidate[]): boolean;
}

/** The first stage: findings that hide the rest of a file or of the site. Fixing one may reveal any new finding. */
const reading: Stage = {
  isOf: isOfReading,
  isSingle: true,
  isCured: (candidates, before, after) =>
    candidates.every(({ finding: { code, place }, edit }) => {
      const count = ({ found }: SiteState, end: number) =>
        found.filter((one) => one.code === code && one.place.file === place.file && one.place.start <= end).length;
      return count(after, edit.start + edit.text.length) < count(before, edit.end);
    }),
  mayAdd: (error, candidates) =>
    !isOfReading(error) ||
    candidates.every(({ finding, edit }) => {
      const { file, start } = error.place;
      return finding.place.file !== file || edit.start < start;
    }),
};

const ofMeaning = {
  isCured: (candidates: readonly Candidate[], before: SiteState, after: SiteState) =>
    areCured(
      candidates.map(({ finding }) => finding),
      before.found,
      after.found,
    ),
  mayAdd: () => false,
};

/** No new error is acceptable. */
const strictErrors: Stage = {
  ...ofMeaning,
  isOf: (finding) => finding.severity === 'error' && !isOfReading(finding),
};

/** A new error is acceptable if it was hidden and has a suggestion, too. */
const errors: Stage = {
  ...strictErrors,
  mayAdd: (error, candidates) =>
    error.suggestion !== undefined &&
    !(isOfReading(error) && candidates.some(({ finding }) => finding.place.file === error.place.file)),
};

/** Warnings and notes. */
const others: Stage = { ...ofMeaning, isOf: (finding) => finding.severity !== 'error' && !isOfReading(finding) };

function keyOfCandidate({ finding: { code, place }, edit }: Candidate, texts: SiteState['texts']): string {
  const typed = texts.get(place.file)?.slice(edit.start, edit.end);
  return JSON.stringify([code, place.file, place.pointer, typed, edit.text]);
}

function touch(a: TextEdit, b: TextEdit): boolean {
  return a.start <= b.end && b.start <= a.end;
}

function withFixes({ texts }: SiteState, candidates: readonly Candidate[]): Map<string, string> {
  const out = new Map(texts);
  for (const file of new Set(candidates.map(({ finding }) => finding.place.file))) {
    const edits = candidates.filter(({ finding }) => finding.place.file === file).map(({ edit }) => edit);
    out.set(
      file,
      applyEdits(
        texts.get(file) ?? '',
        edits.sort((a, b) => a.start - b.start),
      ),
    );
  }
  return out;
}

function describeFix({ texts }: SiteState, { finding, edit }: Candidate): Fix {
  const { code, place } = finding;
  const { file } = place;
  const text = texts.get(file) ?? '';
  const { line } = createLineIndex(text).positionAt(edit.start);
  return { code, file, line, before: text.slice(edit.start, edit.end), after: edit.text };
}

/** Applies suggestions as long as one works. */
class Fixer {
  readonly #site: FixedSite;
  #checks = 0;

  constructor(site: FixedSite) {
    this.#site = site;
  }

  /** Runs the stages in order, and again after each success, because a refused suggestion may work then. */
  run(from: Fixed, stages: readonly Stage[]): Fixed {
    const seen = new Set([this.#stamp(from.state.texts)]);
    let refused = new Set<string>();
    let fixed = from;
    let tried = from;
    while (this.#checks < MOST_CHECKS) {
      const stage = stages.find((one) => this.#candidates(one, fixed.state, refused).length > 0);
      if (stage) fixed = this.#step(fixed, stage, { refused, seen });
      else if (tried === fixed) break;
      else {
        tried = fixed;
        refused = new Set();
      }
    }
    return fixed;
  }

  /** Applies as many suggestions of a stage at once as work together; a single one that does not work is refused. */
  #step(fixed: Fixed, stage: Stage, { refused, seen }: { refused: Set<string>; seen: Set<string> }): Fixed {
    const { state, fixes } = fixed;
    let group = this.#withoutConsequences(this.#candidates(stage, state, refused), state);
    for (;;) {
      const texts = withFixes(state, group);
      const stamp = this.#stamp(texts);
      this.#checks += 1;
      // A previous state would lead to an endless loop.
      const next = seen.has(stamp) ? undefined : this.#site.stateWith(texts);
      if (next && this.#isBetter(state, next, stage, group)) {
        seen.add(stamp);
        return { state: next, fixes: [...fixes, ...group.map((one) => describeFix(state, one))] };
      }
      if (group.length === 1) {
        refused.add(keyOfCandidate(group[0] as Candidate, state.texts));
        return fixed;
      }
      group = group.slice(0, Math.ceil(group.length / 2));
    }
  }

  /**
   * Leaves out suggestions for findings that disappear with the suggestions for other codes: a heading seems to skip a
   * level if the space in the heading before it is missing.
   */
  #withoutConsequences(candidates: Candidate[], state: SiteState): Candidate[] {
    let kept = candidates;
    for (const code of new Set(candidates.map(({ finding }) => finding.code))) {
      const rest = kept.filter(({ finding }) => finding.code !== code);
      if (rest.length === 0 || rest.length === kept.length) continue;
      this.#checks += 1;
      const isGone = rarer(state.found, this.#site.stateWith(withFixes(state, rest)).found);
      kept = kept.filter(({ finding }) => finding.code !== code || !isGone(finding));
    }
    return kept;
  }

  #isBetter(before: SiteState, after: SiteState, stage: Stage, group: readonly Candidate[]): boolean {
    return (
      [...after.texts].every(([file, text]) => keepsReadable(file, before.texts.get(file) ?? '', text)) &&
      stage.isCured(group, before, after) &&
      addedErrors(before.found, after.found).every((error) => stage.mayAdd(error, group))
    );
  }

  /** The certain suggestions of a stage that were not refused; only the first of overlapping ones. */
  #candidates(stage: Stage, { texts, found }: SiteState, refused: ReadonlySet<string>): Candidate[] {
    const taken: Candidate[] = [];
    for (const finding of found) {
      const { file } = finding.place;
      const text = texts.get(file);
      if (!finding.isCertain || text === undefined || !stage.isOf(finding)) continue;
      const edit = this.#site.isEditable(file) ? suggestionEdit(finding, text) : undefined;
      if (!edit || refused.has(keyOfCandidate({ finding, edit }, texts))) continue;
      const ofFile = taken.filter((other) => other.finding.place.file === file);
      if (ofFile.some((other) => stage.isSingle || touch(other.edit, edit))) continue;
      taken.push({ finding, edit });
    }
    return taken;
  }

  #stamp(texts: SiteState['texts']): string {
    const changed = [...texts].filter(([file, text]) => text !== this.#site.start.texts.get(file));
    return JSON.stringify(changed);
  }
}

/**
 * Applies all certain suggestions that work: the finding is gone, and there is no new error. Fixing an error may reveal
 * a hidden one; that is accepted if the hidden one also has a suggestion. If such an error remains at the end,
 * everything is repeated without accepting new errors, except for the suggestions that made files readable. Nothing is
 * written.
 */
export function fixSite(site: FixedSite): Fixed {
  const fixer = new Fixer(site);
  const readable = fixer.run({ state: site.start, fixes: [] }, [reading]);
  const fixed = fixer.run(readable, [reading, errors, others]);
  const isWorse = addedErrors(readable.state.found, fixed.state.found).length > 0;
  const { state, fixes } = isWorse ? fixer.run(readable, [reading, strictErrors, others]) : fixed;
  return { state, fixes: fixes.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)) };
}

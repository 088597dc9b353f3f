import { randomBytes } from 'node:crypto';
import { type CheckedSite, checkChange, fewerThanBefore, withNewNames } from '../check/check-change.ts';
import { createSiteIndex } from '../check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../check/site-index/shape-errors.ts';
import type { SiteIndex } from '../check/site-index/site-index.ts';
import { collectUses } from '../check/uses/collect-uses.ts';
import { placeLine } from '../check/uses/describe-change.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createLineIndex } from '../diagnostics/position.ts';
import { keepsReadable } from '../edit/keeps-readable.ts';
import { withPlainLineEnds } from '../edit/line-ends.ts';
import type { TextEdit } from '../edit/text-edit.ts';
import type { Decoded } from '../editor/requests.ts';
import { fieldOperation, list, object, oneOf, requestedStructure, sourceId, text } from '../editor/requests.ts';
import { changedText } from '../editor/server/changed-texts.ts';
import type { ChangedSource, OtherChange } from '../editor/server/publish/file-changes.ts';
import { siteChanges } from '../editor/server/publish/site-changes.ts';
import { newFile, pathOf } from '../editor/server/source-files.ts';
import { makeStructure, structureReason } from '../editor/server/structure.ts';
import { answers } from '../editor/words/answers.ts';
import { type Change, hashIn, textFileAt } from '../model/read/change.ts';
import { isMedia } from '../model/read/site-files.ts';
import type { Sources } from '../model/read/source.ts';
import { createTextFinder } from '../model/read/text-of.ts';
import { withChange } from '../model/read/with-change.ts';
import { isRecord } from '../text/is-record.ts';
import { joinChanges } from './changes.ts';
import { linesOf, textOfChange } from './difference.ts';
import { guardedParts } from './guarded.ts';
import { words } from './words.ts';

/** Maximum length of a passage, in UTF-16 units. */
const MAX_PASSAGE_LENGTH = 1_000_000;

const passage = text(MAX_PASSAGE_LENGTH);

/** Operations of a plan: each is based on the site after the ones before it. */
export const operations = list(
  oneOf(
    object({ file: sourceId, operation: fieldOperation }),
    object({ file: sourceId, old: passage, new: passage }),
    object({ structure: requestedStructure }),
  ),
  1,
);

type Operations = Decoded<typeof operations>;

/** A change that is not written yet, its effects, and the findings that it would add and cure. */
export interface PlannedChange {
  change: Change;
  /** Descriptions of the differences, with the names that the owner of the site uses. */
  words: string[];
  /** The lines that differ. */
  lines: string[];
  added: Diagnostic[];
  cured: Diagnostic[];
  /** The parts that a person has to approve, in words. A change with such parts is proposed, and never applied. */
  guarded: string[];
  /** The site after the change. */
  after: CheckedSite;
}

/** Reason why an assistant's request is refused. */
export interface Refusal {
  message: string;
}

/** Returns the derived data of a site, in the form that search and changes of structure use. */
export function siteIndexOf(sources: Sources): SiteIndex {
  return createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today: '', tunable: [] });
}

type Step = Change | Refusal;

/** Returns the change of one file to a new text. */
function textStep(sources: Sources, path: string, before: string, after: string): Step {
  if (before === after) return [];
  const was = hashIn(sources, path);
  if (was === undefined && textFileAt(sources, path)) return { message: answers.notUtf8(path) };
  if (!keepsReadable(path, before, after)) return { message: answers.wouldBreak(path) };
  return [{ file: path, ...(was === undefined ? {} : { was }), now: after }];
}

/** Returns the edit that replaces the only occurrence of a passage, in a text with `\n` as its line ends. */
function replacement(file: string, typed: string, { old, new: now }: { old: string; new: string }): TextEdit | Refusal {
  const { text: plain } = withPlainLineEnds(typed);
  const wanted = withPlainLineEnds(old).text;
  const found: number[] = [];
  for (let at = plain.indexOf(wanted); at >= 0 && found.length < 20; at = plain.indexOf(wanted, at + 1)) {
    found.push(at);
    if (at >= plain.length) break;
  }
  const [start] = found;
  if (start === undefined) return { message: words.notFound(file) };
  const lines = createLineIndex(plain);
  if (found.length > 1)
    return {
      message: words.notOnce(
        file,
        found.map((at) => lines.positionAt(at).line),
      ),
    };
  return { start, end: start + wanted.length, text: withPlainLineEnds(now).text };
}

function structureStep(sources: Sources, request: Decoded<typeof requestedStructure>): Step {
  if (!isRecord(sources.manifest.data)) return { message: words.unreadable };
  const change = makeStructure(collectUses(siteIndexOf(sources)), request);
  if (!('code' in change)) return change;
  const textOf = createTextFinder(sources);
  const places = new Set((change.places ?? []).map((place) => `- ${placeLine(textOf, place)}`));
  const hint = change.code === 'links-left' || change.code === 'value-used' ? [words.choose] : [];
  return { message: [structureReason(sources, change), ...places, ...hint].join('\n') };
}

function stepOf(sources: Sources, operation: Operations[number]): Step {
  if ('structure' in operation) return structureStep(sources, operation.structure);
  const { file: id } = operation;
  const path = pathOf(id, sources);
  if (path === undefined) return { message: answers.noFile };
  const before = textFileAt(sources, path)?.text ?? '';
  const edit = 'old' in operation ? replacement(path, before, operation) : undefined;
  if (edit && 'message' in edit) return edit;
  const changed = changedText({
    file: { ...newFile(id, path), text: before },
    change: {
      file: id,
      baseHash: '',
      ...('operation' in operation ? { operations: [operation.operation] } : {}),
      ...(edit ? { edits: [edit] } : {}),
    },
    sources,
    base: before,
    isOwnUndo: false,
  });
  if ('status' in changed) return { message: changed.message };
  return textStep(sources, path, before, changed.text);
}

/** Describes a change in the words of the editor's list of unpublished changes. */
function wordsOf(before: Sources, after: Sources, change: Change): string[] {
  const sources: ChangedSource[] = [];
  const others: OtherChange[] = [];
  for (const { file, to, now, was } of change) {
    const published = was === undefined ? undefined : textFileAt(before, file)?.text;
    if (isMedia(file)) {
      const add = (path: string, kind: OtherChange['kind']) =>
        others.push({ path, kind, hash: '', published: async () => undefined });
      if (to !== undefined || now === null) add(file, 'removed');
      if (to !== undefined || now !== null) add(to ?? file, was === undefined || to !== undefined ? 'new' : 'changed');
      continue;
    }
    const text = now === undefined ? published : textOfChange(now);
    if (to === undefined) sources.push({ path: file, published, text, hash: '' });
    else
      sources.push(
        { path: file, published, text: undefined, hash: '' },
        { path: to, published: undefined, text, hash: '' },
      );
  }
  return siteChanges({ editor: { lastReadable: () => after }, sources, others }).flatMap(({ lines }) => lines);
}

/**
 * Describes the effects of a change of a site, and checks the site after it. A person need not approve again what
 * `restored`, the site before the change that this one undoes, had already.
 */
export function examineChange(site: CheckedSite, change: Change, restored?: Sources): PlannedChange {
  const after = checkChange(site, change);
  const before = withNewNames(site.found, change);
  const next = siteIndexOf(after.sources);
  const partsSince = (sources: Sources) => guardedParts(siteIndexOf(sources), next);
  const guarded = partsSince(site.sources);
  const newParts = restored && guarded.length > 0 ? partsSince(restored) : guarded;
  return {
    change,
    words: wordsOf(site.sources, after.sources, change),
    lines: linesOf(site.sources, change),
    added: after.found.filter(fewerThanBefore(after.found, before)),
    cured: before.filter(fewerThanBefore(before, after.found)),
    guarded: guarded.filter((part) => newParts.includes(part)),
    after,
  };
}

/** Plans operations on a site, or returns the number of the one that cannot be made, and the reason. Writes nothing. */
export function planChange(site: CheckedSite, wanted: Operations): PlannedChange | Refusal {
  const changes: Change[] = [];
  let { sources } = site;
  for (const [index, operation] of wanted.entries()) {
    const step = stepOf(sources, operation);
    if ('message' in step) return { message: words.operation(index + 1, step.message) };
    changes.push(step);
    sources = withChange(sources, step).sources;
  }
  const change = joinChanges(site.sources, changes);
  return change.length === 0 ? { message: words.noChange } : examineChange(site, change);
}

/**
 * Returns the effects of a plan as text: the change in words, and the differing lines without their numbers. Another
 * version of the site may have the same lines at other places.
 */
export function shownEffectsOf({ words: inWords, lines }: PlannedChange): string {
  const unnumbered = lines.map((line) => (/^[-+] /.test(line) ? line : line.replace(/:\d+$/, '')));
  return [...inWords, '', ...unnumbered].join('\n');
}

/** A plan that waits to be applied or proposed. */
export interface KeptPlan {
  id: string;
  change: Change;
  /** The operations, and their effects on the site on the disk. Absent for a plan that undoes another one. */
  wanted?: { operations: Operations; effects: string };
  /** For a plan that undoes another one, the site before the other one. */
  restored?: Sources;
  /** Returns the description of the plan. */
  text(): string;
}

const PLAN_LIFETIME_MS = 3_600_000;
const MAX_PLANS = 20;

/** Creates the store of plans. It keeps at most twenty plans, each for an hour. */
export function createPlans(now: () => number = Date.now) {
  const kept = new Map<string, KeptPlan & { until: number }>();
  return {
    add(plan: Omit<KeptPlan, 'id'>): KeptPlan {
      const id = randomBytes(6).toString('hex');
      const whole = { ...plan, id, until: now() + PLAN_LIFETIME_MS };
      kept.set(id, whole);
      for (const old of [...kept.keys()].slice(0, -MAX_PLANS)) kept.delete(old);
      return whole;
    },
    get(id: string): KeptPlan | undefined {
      const plan = kept.get(id);
      return plan && plan.until > now() ? plan : undefined;
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;

import { diffTexts } from '../../../edit/diff-text.ts';
import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { Calls } from '../../calls.ts';
import type { ApplyAnswer, EditedDocument, Saved, SiteNews, SourceId } from '../../protocol.ts';
import type { CallError } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { changesOf, type Draft, endRead, readFile, receiveAndShow, refusedIn, show, showNewest } from './open-files.ts';
import {
  type AuthorEdit,
  bodyOf,
  dependentsOf,
  isChange,
  isTyping,
  merged,
  type PendingChange,
  type Queued,
  rebased,
  replaced,
  type UndoRequest,
} from './own-changes.ts';
import { answerChange, answerUndo, chooseNext, conflictOf, RETRY_MS, sendAll, statusOf } from './send-queue.ts';
import { applyNews, applySaved, followSelection } from './site-reports.ts';
import { type EditorState, schemaOf, unchanged } from './state.ts';

/** Debounce before saving, in milliseconds. */
const SAVE_DELAY_MS = 150;

/** Delay before problems are requested again while some rules have not run yet, in milliseconds. */
const CHECK_DELAY_MS = 2000;

/** An event of the editor. Times are in milliseconds since 1970; new ids come with the event. */
export type EditorEvent =
  /** `isWhole`: no key will extend this edit, so it is sent without delay. */
  | { type: 'typed'; at: number; id: string; edit: AuthorEdit; isWhole: boolean }
  | { type: 'undoRequested'; id: string; direction: UndoRequest['direction'] }
  /** Something needs all changes on disk now. */
  | { type: 'saveRequested' }
  /** The server has answered the change or undo that was being sent. */
  | { type: 'answered'; at: number; id: string; answer: ApplyAnswer }
  /** Another call has changed the site. */
  | { type: 'changed'; at: number; answer: Saved }
  /** `of`: the queue, the site or the file whose call failed. */
  | { type: 'callFailed'; at: number; reason: CallError['reason']; message: string; of?: 'queue' | 'site' | SourceId }
  | { type: 'fileRead'; read: number; document: EditedDocument; schema: Schema | undefined }
  | { type: 'fileGone'; read: number; file: SourceId; message: string }
  | { type: 'stateAnnounced'; at: number; news: SiteNews; byOther: boolean }
  | { type: 'siteRead'; at: number; site: Calls['site']['answer'] }
  /** An input method has started or ended a composition. During it, the file is neither sent nor changed by others. */
  | { type: 'composing'; file: SourceId; isComposing: boolean }
  /** The author has ended a conflict by overwriting the other program's value, or by keeping it (`undefined`). */
  | { type: 'resolved'; id: string; value: Json | undefined }
  | { type: 'retried' }
  | { type: 'discarded' }
  /** A closed tab has left changes. */
  | { type: 'adopted'; queue: readonly Queued[] }
  | { type: 'opened'; file: SourceId }
  /** All files but the manifest and the lexicon have been closed. */
  | { type: 'closed' }
  | { type: 'timerFired'; at: number };

function fail(draft: Draft, { reason, message, at }: Extract<EditorEvent, { type: 'callFailed' }>): void {
  if (reason === 'unreachable') {
    draft.failure = { reason, message: words.serverGone };
    draft.saveAt = at + RETRY_MS;
  } else if (reason === 'login') draft.failure = { reason, message: words.loginEnded };
  else if (reason === 'token') draft.failure = { reason: 'reload', message: words.otherServer };
  else draft.failure = { reason: 'refused', message };
}

const transitions: {
  [T in EditorEvent['type']]: (draft: Draft, event: Extract<EditorEvent, { type: T }>) => void;
} = {
  typed(draft, { at, id, edit, isWhole }) {
    const { file, field, correction } = edit;
    // The button was pressed twice.
    if (correction && changesOf(draft, file).some((one) => one.field === field)) return;
    const refused = refusedIn(draft).find((one) => one.file === file && one.field === field && !one.isAdopted);
    const last = draft.queue.at(-1);
    const open = isChange(last) && !last.isSent && !last.isAdopted && !last.stopped ? last : undefined;
    const before = refused ?? open;
    const whole = before && merged(before, edit);
    if (before && whole) {
      // A refused change gets a new id: it is another request from now on.
      const { stopped: _, isSent: __, ...rest } = whole;
      const now = refused ? id : before.id;
      draft.queue = rebased(replaced(draft.queue, before.id, { ...rest, id: now }), before.id, { after: now });
    } else {
      const previous = changesOf(draft, file).findLast((one) => !one.stopped && !one.correction);
      const seen = previous ? { after: previous.id } : (draft.files.get(file)?.base.hash ?? '');
      draft.queue = [...draft.queue, { ...edit, id, startedAt: at, base: correction?.hash ?? seen }];
    }
    show(draft, file);
    draft.failure = undefined;
    draft.saveAt = isWhole ? at : at + SAVE_DELAY_MS;
  },
  undoRequested(draft, { id, direction }) {
    draft.queue = [...draft.queue, { id, direction }];
    sendAll(draft);
  },
  saveRequested: sendAll,
  answered(draft, { at, id, answer }) {
    draft.sending = undefined;
    const one = draft.queue.find((other) => other.id === id);
    if (one) isChange(one) ? answerChange(draft, one, answer, at) : answerUndo(draft, one, answer, at);
  },
  changed(draft, { answer, at }) {
    for (const edited of answer.documents) if (draft.files.has(edited.file)) receiveAndShow(draft, edited);
    applySaved(draft, answer, at);
  },
  callFailed(draft, event) {
    const { of, at } = event;
    if (of === 'site') {
      draft.listAt = at + CHECK_DELAY_MS;
      return;
    }
    if (of === 'queue') Object.assign(draft, { sending: undefined, isDue: false });
    else if (of !== undefined) {
      endRead(draft, of);
      // Saving reports that the server is unreachable.
      if (draft.files.has(of)) return;
    }
    fail(draft, event);
  },
  fileRead(draft, { read, document: edited, schema }) {
    const { file, schema: name } = edited;
    if (draft.reads.get(file) !== read) return;
    if (name && schema) draft.schemas = { ...draft.schemas, [name]: schema };
    receiveAndShow(draft, edited);
  },
  fileGone(draft, { read, file, message }) {
    if (draft.reads.get(file) !== read) return;
    endRead(draft, file);
    const open = draft.files.get(file);
    if (open) receiveAndShow(draft, { ...open.newest, hash: '', readOnly: words.fileGone });
    else draft.failure = { reason: 'refused', message };
  },
  stateAnnounced(draft, { at, news, byOther }) {
    applyNews(draft, news, at);
    if (byOther) draft.notice = words.byOther;
  },
  siteRead(draft, { at, site }) {
    const { server, revision } = draft.site;
    const isLate = site.state.server === server && site.state.revision < revision;
    if (!isLate) {
      const { hash, tree, ...news } = site;
      applyNews(draft, news, at);
      Object.assign(draft, { list: hash, listAt: undefined, ...(tree && { tree }) });
      if (draft.isMoved) followSelection(draft);
    }
    // The server sends an event when all rules have run. Ask again anyway, because the connection may be lost then.
    if (!site.checked) draft.listAt = at + CHECK_DELAY_MS;
  },
  composing(draft, { file, isComposing }) {
    if (isComposing) draft.composing = file;
    else {
      if (draft.composing === file) draft.composing = undefined;
      showNewest(draft, file);
      if (changesOf(draft, file).length > 0) draft.isDue = true;
    }
  },
  resolved(draft, { id, value }) {
    const change = draft.queue.filter(isChange).find((one) => one.id === draft.conflict?.id);
    const answer = change?.stopped?.conflict;
    if (!change || !answer) return;
    const { document: now, pointer, theirs } = answer;
    const { file, stopped: _, isSent: __, ...rest } = change;
    const again = { ...rest, file, id, base: now.hash };
    const open = draft.files.get(file);
    // Edits that waited for the end of the conflict are based on the other program's text.
    if (change.body && open) draft.files = new Map(draft.files).set(file, { ...open, base: now });
    let chosen: PendingChange | undefined;
    if (value !== undefined && change.body && typeof value === 'string') {
      chosen = { ...again, body: diffTexts(bodyOf(now), value) };
    } else if (value !== undefined && change.operations) {
      const seenThere = theirs === null ? {} : { oldValue: theirs };
      const operations = change.operations.map((operation) =>
        operation.pointer === pointer || !isTyping(operation)
          ? { type: 'set' as const, pointer: pointer ?? operation.pointer, value, ...seenThere }
          : operation,
      );
      chosen = { ...again, operations };
    }
    const dependents = dependentsOf(draft.queue, change.id);
    const others = draft.queue.filter((one) => one !== change && !dependents.some((dependent) => dependent === one));
    // What depends on the change is sent after it, or never: nobody has seen its place without the change.
    const left = chosen
      ? [
          chosen,
          ...rebased(
            dependents.map(({ stopped: _, ...one }) => one),
            change.id,
            { after: id },
          ),
        ]
      : dependents.map((one) => ({ ...one, stopped: { message: words.withoutItsBase } }));
    draft.queue = [...others, ...left];
    showNewest(draft, file);
    sendAll(draft);
  },
  retried(draft) {
    for (const { stopped: _, ...change } of refusedIn(draft)) draft.queue = replaced(draft.queue, change.id, change);
    sendAll(draft);
  },
  discarded(draft) {
    const [first] = refusedIn(draft);
    if (!first) return;
    const refused = new Set<Queued>(refusedIn(draft).filter(({ file }) => file === first.file));
    draft.queue = draft.queue.filter((one) => !refused.has(one));
    showNewest(draft, first.file);
    sendAll(draft);
  },
  adopted(draft, { queue }) {
    const adopted = queue.map((one) => (isChange(one) ? { ...one, isAdopted: true as const } : one));
    draft.queue = [...draft.queue, ...adopted];
    sendAll(draft);
  },
  opened(draft, { file }) {
    const open = draft.files.get(file);
    // An undo or a change of a closed tab may have brought the document, but not its schema.
    const isComplete = open && (!open.newest.schema || schemaOf(draft, file));
    if (!isComplete && !draft.reads.has(file)) readFile(draft, file);
  },
  closed(draft) {
    const kept = [...draft.files].filter(([file]) => file === 'manifest' || file === 'lexicon');
    // Ignore the answer for a file that was closed in the meantime, for instance because it was removed.
    const reads = [...draft.reads].filter(([file]) => !draft.files.has(file) || kept.some(([one]) => one === file));
    Object.assign(draft, { files: new Map(kept), reads: new Map(reads), selection: undefined });
  },
  timerFired(draft, { at }) {
    if (draft.saveAt !== undefined && draft.saveAt <= at) sendAll(draft);
    if (draft.listAt === undefined || draft.listAt > at) return;
    draft.listAt = undefined;
    draft.siteReads += 1;
  },
};

/** Returns the state after an event. */
export function next(state: EditorState, event: EditorEvent): EditorState {
  const draft = { ...state };
  (transitions[event.type] as (draft: Draft, event: EditorEvent) => void)(draft, event);
  chooseNext(draft);
  draft.conflict = conflictOf(draft);
  draft.status = unchanged(state.status, statusOf(draft));
  if (draft.files !== state.files)
    draft.documents = new Map([...draft.files].map(([file, { shown }]) => [file, shown]));
  return draft;
}

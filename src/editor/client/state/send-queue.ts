import type { ApplyAnswer, Saved } from '../../protocol.ts';
import { words } from '../words/words.ts';
import { type Draft, readAgain, receive, receiveAndShow, refusedIn, showNewest } from './open-files.ts';
import {
  applyChange,
  blocked,
  bodyOf,
  isChange,
  type PendingChange,
  type Queued,
  rebased,
  replaced,
  typedTextOf,
  type UndoRequest,
} from './own-changes.ts';
import { applySaved } from './site-reports.ts';
import type { EditorState } from './state.ts';

/** Delay before trying again if the server does not answer or the disk cannot be written, in milliseconds. */
export const RETRY_MS = 2000;

/** Returns the key of the changes that wait together while a file cannot be written. A correction waits alone. */
const waitKey = ({ id, file, correction }: PendingChange) => (correction ? id : file);

const isSendable =
  ({ unwritten, composing }: Draft) =>
  (one: Queued) =>
    !isChange(one) || (!one.stopped && !unwritten.has(waitKey(one)) && composing !== one.file);

/** Makes everything that waits due, including the changes that could not be written. */
export function sendAll(draft: Draft): void {
  Object.assign(draft, { isDue: true, saveAt: undefined, failure: undefined, unwritten: new Map() });
}

/** Removes a change that is on disk from the queue, and receives the documents of the answer. */
function endChange(draft: Draft, change: PendingChange, answer: Pick<Saved, 'own' | 'documents'>): void {
  const { id, file, base } = change;
  const hash = answer.own[file] ?? (base as string);
  const open = draft.files.get(file);
  if (open && !change.isAdopted && !change.correction)
    draft.files = new Map(draft.files).set(file, { ...open, base: { ...applyChange(open.base, change), hash } });
  draft.queue = rebased(draft.queue, id, hash).filter((one) => one.id !== id);
  for (const edited of answer.documents) receive(draft, edited);
  showNewest(draft, file);
}

export function answerChange(draft: Draft, change: PendingChange, answer: ApplyAnswer, at: number): void {
  const { id, file, correction } = change;
  if (answer.status === 'saved') {
    endChange(draft, change, answer);
    applySaved(draft, answer, at);
    return;
  }
  const { message } = answer;
  if (answer.status === 'refused' && answer.mayPass) {
    draft.unwritten = new Map(draft.unwritten).set(waitKey(change), message);
    draft.saveAt = at + RETRY_MS;
    return;
  }
  if (correction) {
    draft.queue = draft.queue.filter((one) => one.id !== id);
    draft.notice = answer.status === 'conflict' ? words.correctionOutdated : message;
  } else {
    if (answer.status === 'conflict') receive(draft, answer.document);
    draft.queue = blocked(draft.queue, id, answer.status === 'conflict' ? { message, conflict: answer } : { message });
  }
  showNewest(draft, file);
}

export function answerUndo(draft: Draft, { id }: UndoRequest, answer: ApplyAnswer, at: number): void {
  draft.queue = draft.queue.filter((one) => one.id !== id);
  if (answer.status !== 'saved') return;
  for (const edited of answer.documents) receiveAndShow(draft, edited);
  // The first answer was lost, so the changed files are unknown.
  if (answer.documents.length === 0) for (const file of draft.files.keys()) readAgain(draft, file);
  applySaved(draft, answer, at);
}

/** Chooses the change or undo to send next. They are sent one after the other. */
export function chooseNext(draft: Draft): void {
  while (draft.isDue && draft.sending === undefined) {
    const one = draft.queue.find(isSendable(draft));
    if (!one) draft.isDue = false;
    else if (!isChange(one)) draft.sending = one.id;
    else if (typeof one.base !== 'string') {
      draft.queue = blocked(draft.queue, one.id, { message: words.withoutItsBase });
      showNewest(draft, one.file);
    } else if (!one.correction && (one.operations ?? []).length + (one.body ?? []).length === 0)
      endChange(draft, one, { own: {}, documents: [] });
    else {
      draft.sending = one.id;
      draft.queue = replaced(draft.queue, one.id, { ...one, isSent: true });
    }
  }
}

export function statusOf(draft: Draft): EditorState['status'] {
  if (draft.failure) return { type: 'failed', ...draft.failure };
  if (draft.sending !== undefined || draft.queue.some(isSendable(draft))) return { type: 'saving' };
  const [message] = draft.unwritten.values();
  if (message !== undefined) return { type: 'failed', reason: 'unwritten', message };
  const refused = refusedIn(draft);
  const [first] = refused;
  if (!first) return { type: draft.queue.some((one) => isChange(one) && !one.stopped) ? 'saving' : 'saved' };
  const texts = refused.map((one) => {
    const base = one.body && draft.files.get(one.file)?.base;
    return base ? bodyOf(applyChange(base, one)) : typedTextOf(one);
  });
  return { type: 'failed', reason: 'refused', message: first.stopped?.message ?? '', text: texts.join('\n\n') };
}

export function conflictOf({ queue, files, conflict }: Draft): EditorState['conflict'] {
  const clash = queue.filter(isChange).find(({ stopped }) => stopped?.conflict);
  const answer = clash?.stopped?.conflict;
  if (!clash || !answer) return undefined;
  if (clash.id === conflict?.id) return conflict;
  const base = clash.body && files.get(clash.file)?.base;
  return { id: clash.id, answer: base ? { ...answer, yours: bodyOf(applyChange(base, clash)) } : answer };
}

import type { RequestedStructure } from '../../protocol.ts';
import type { Editor } from '../state/editor.ts';
import { words } from '../words/words.ts';

const asSentence = (message: string) => message.slice(0, 1).toUpperCase() + message.slice(1);

/** Returns the reason why not all typed changes are on disk, and what to do. */
export function unsavedReason(store: Editor['store']): string {
  const { status } = store.get();
  return status.type === 'failed' ? asSentence(status.message) : words.savedFirst;
}

/** Returns the message of a failed call. */
export function failureMessage(error: unknown): string {
  return asSentence((error as Error).message || words.serverGone);
}

/**
 * Changes the structure of the site on the server, once all typed changes are on disk. Returns the reason if it is
 * refused. With `show`, closes all files but the manifest and the lexicon, because they may have been removed.
 * @param show opens another place afterwards; if it is absent, page and form stay
 */
export async function restructure(
  editor: Editor,
  change: RequestedStructure,
  show?: () => void,
): Promise<string | undefined> {
  const { store } = editor;
  if (!(await editor.whenSaved())) return unsavedReason(store);
  const showElsewhere = async () => {
    if (!show) return;
    editor.dispatch({ type: 'closed' });
    await editor.readSite();
    show();
  };
  const answer = await editor.write('structure', { id: crypto.randomUUID(), change }, showElsewhere);
  return answer.status === 'saved' ? undefined : answer.message;
}

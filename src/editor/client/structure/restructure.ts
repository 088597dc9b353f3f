import type { RequestedStructure } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import type { Editor } from '../state/editor.ts';

/**
 * Changes the structure of the site on the server, once all typed changes are on disk. Returns the reason if it is
 * refused. Removed files are forgotten.
 * @param show opens another place afterwards; if it is absent, page and form stay
 */
export async function restructure(
  editor: Editor,
  change: RequestedStructure,
  show?: () => void,
): Promise<string | undefined> {
  const { store, queue } = editor;
  if (!(await queue.flush())) return store.get().notice;
  const answer = await call('structure', { id: crypto.randomUUID(), change });
  if (answer.status !== 'saved') return answer.message;
  if (!show) {
    editor.accept(answer);
    return undefined;
  }
  const kept = [...store.get().documents].filter(([file]) => file === 'manifest' || file === 'lexicon');
  store.set({ documents: new Map(kept), selection: undefined });
  await editor.refresh();
  show();
  editor.accept(answer);
  return undefined;
}

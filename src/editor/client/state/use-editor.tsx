import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editor } from './editor.ts';
import type { EditorState } from './state.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this component');
  return editor;
}

/**
 * Subscribes the component to a part of the state, and returns it. `pick` must return the same object as long as
 * nothing changes.
 */
export function useEditorState<T>(pick: (state: EditorState) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

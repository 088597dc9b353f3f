import { useEffect } from 'react';
import type { UsesAnswer } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';

/**
 * When settings are opened in the form, shows the page with the most of their values. Does nothing if the current page
 * has as many, or if the author leaves it before the server answers.
 */
export function usePageOfSetting(): void {
  const { store } = useEditor();
  const selection = useEditorState((state) => state.selection);
  useEffect(() => {
    const { file, pointer, isInSight } = selection ?? {};
    const isSetting = store.get().tree.settings.some((setting) => setting.pointer === pointer);
    if (file !== 'manifest' || pointer === undefined || isInSight || !isSetting) return;
    const late = new AbortController();
    const from = store.get().route;
    const show = ({ shown = [] }: UsesAnswer) => {
      const [most] = shown.toSorted((a, b) => b.count - a.count);
      const here = shown.find(({ route }) => route === from);
      if (!late.signal.aborted && store.get().route === from && most && most.count > (here?.count ?? 0))
        store.set({ route: most.route });
    };
    call('uses', { pointer }).then(show, () => {});
    return () => late.abort();
  }, [store, selection]);
}

import type { EditorOptions, EditorServer } from './editor.ts';

/**
 * The editor, loaded when it is asked for first, so that nothing of it stands between a start and the first page. Until
 * then it gets no events: it reads what has changed from the files.
 */
export function createEditorGate(optionsOf: () => EditorOptions): EditorServer {
  let editor: EditorServer | undefined;
  let loading: Promise<EditorServer> | undefined;
  const load = async () => {
    const { openEditor } = await import('./editor.ts');
    editor = openEditor(optionsOf());
    return editor;
  };
  return {
    middleware(request, response, next) {
      if (!/^\/__edit(?:[/?]|$)/.test(request.url ?? '')) return next();
      loading ??= load();
      loading.then((opened) => opened.middleware(request, response, next)).catch(next);
    },
    changed: (changes) => editor?.changed(changes),
    checked: () => editor?.checked(),
  };
}

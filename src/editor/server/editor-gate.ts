import type { EditorOptions, EditorServer } from './editor.ts';

/**
 * Creates the editor on first use, so that it does not delay the first page after a start. Until then it receives no
 * events; when it opens, it reads the current files.
 */
export function createEditorGate(optionsOf: () => EditorOptions): EditorServer {
  let editor: EditorServer | undefined;
  let loading: Promise<EditorServer> | undefined;
  const load = async () => {
    const { openEditorServer } = await import('./editor.ts');
    editor = openEditorServer(optionsOf());
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

import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import { ManifestForm } from '../../../../src/editor/client/fields/ManifestForm.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { selectionOf } from '../../../../src/editor/client/state/selection.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { fromPartial } from '../../../from-partial.ts';
import { render } from '../../../ui/testing-library.ts';
import { resolvedSchema } from '../form/schemas.ts';
import { mockedWrite } from '../state/mocked-write.ts';

/** Returns the documents of a site with this manifest. */
export const documentsOf = (data: Json) =>
  new Map([['manifest', { file: 'manifest', data }]]) as unknown as EditorState['documents'];

/** Renders an element in a mocked editor of a manifest. */
export function renderInEditor(element: ReactElement, data: Json, state: Partial<EditorState> = {}) {
  const editor = {
    store: createStore(
      fromPartial<EditorState>({
        tree: { name: '', pages: [], chains: [], texts: [], settings: [], facts: [] },
        problems: [],
        schemas: { site: resolvedSchema('site') },
        documents: documentsOf(data),
        ...state,
      }),
    ),
    change: vi.fn(),
    open: vi.fn(),
    notify: vi.fn(),
    unmark: vi.fn(),
    write: mockedWrite,
    point: vi.fn(),
    compose: vi.fn(),
    resolve: vi.fn(),
    readSite: vi.fn(),
    whenSaved: async () => true,
  };
  const inEditor = (shown: ReactElement) => <EditorContext value={fromPartial<Editor>(editor)}>{shown}</EditorContext>;
  const { container, rerender } = render(inEditor(element));
  return { ...editor, container, rerender: (shown: ReactElement) => rerender(inEditor(shown)) };
}

/** Opens a place of a manifest in a form. */
export function openForm(pointer: string, manifest: Json, state?: Partial<EditorState>) {
  return renderInEditor(<ManifestForm selection={selectionOf({ file: 'manifest', pointer })} />, manifest, state);
}

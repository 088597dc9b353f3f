import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { fromPartial } from '../../../from-partial.ts';
import { render } from '../../../ui/testing-library.ts';
import { resolvedSchema } from '../form/schemas.ts';

export type PartialState = Parameters<typeof fromPartial<EditorState>>[0];

const schemas = { site: resolvedSchema('site') };

/** Returns the documents of a site with this manifest. */
export const documentsOf = (data: Json) =>
  new Map([['manifest', { file: 'manifest', data }]]) as unknown as EditorState['documents'];

/** Makes the call, which must be mocked, and has no open files to show. */
const write: Editor['write'] = async (name, request, beforeShown) => {
  const answer = await call(name, request);
  if (answer.status === 'saved') await beforeShown?.();
  return answer;
};

/** Returns a mocked editor of a manifest, and the component that provides it. */
export function mockEditor(data: Json = {}, state: PartialState = {}) {
  const editor = {
    store: createStore(
      fromPartial<EditorState>({
        tree: { name: '', pages: [], chains: [], texts: [], settings: [], facts: [] },
        problems: [],
        schemas,
        documents: documentsOf(data),
        ...state,
      }),
    ),
    change: vi.fn(),
    open: vi.fn<Editor['open']>(async () => {}),
    show: vi.fn(),
    notify: vi.fn(),
    fail: vi.fn(),
    unmark: vi.fn(),
    write,
    load: async () => {},
    point: vi.fn(),
    compose: vi.fn(),
    resolve: vi.fn(),
    dispatch: vi.fn(),
    readSite: vi.fn(),
    whenSaved: vi.fn(async () => true),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EditorContext value={fromPartial<Editor>(editor)}>{children}</EditorContext>
  );
  return { ...editor, wrapper };
}

/** Renders an element in a mocked editor of a manifest. */
export function renderInEditor(element: ReactElement, data?: Json, state?: PartialState) {
  const editor = mockEditor(data, state);
  return { ...editor, ...render(element, { wrapper: editor.wrapper }) };
}

import { expect, it } from 'vitest';
import { SaveStatus } from '../../../src/editor/client/SaveStatus.tsx';
import type { Editor } from '../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../src/editor/client/state/use-editor.tsx';
import { render } from '../../ui/testing-library.ts';

it('names the field because of which the page does not show the latest state', () => {
  const broken = {
    message: 'Ce texte est vide.',
    isKept: true,
    file: 'manifest',
    pointer: '/pages/0/title',
    path: 'site.manifest.json',
    line: 2798,
  };
  const page = { properties: { title: { title: 'Titre' } } };
  const store = createStore({
    status: { type: 'saved' },
    broken,
    tree: { pages: [{ pointer: '/pages/0', title: 'Accueil' }] },
    schemas: { site: { properties: { pages: { items: page } } } },
    documents: new Map([['manifest', { data: { pages: [{ title: '' }] } }]]),
  } as unknown as EditorState);
  const { container } = render(
    <EditorContext value={{ store } as Editor}>
      <SaveStatus />
    </EditorContext>,
  );
  expect(container.textContent).toContain('Accueil › Titre : Ce texte est vide.');
  expect(container.textContent).not.toContain('2798');
});

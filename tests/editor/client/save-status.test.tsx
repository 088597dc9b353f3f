import { expect, it } from 'vitest';
import { SaveStatus } from '../../../src/editor/client/SaveStatus.tsx';
import type { EditorState } from '../../../src/editor/client/state/state.ts';
import { fromPartial } from '../../from-partial.ts';
import { renderInEditor } from './fields/render-in-editor.tsx';

it('names the field because of which the page does not show the latest state', () => {
  const broken = {
    message: 'Ce texte est vide.',
    isKept: true,
    file: 'manifest' as const,
    pointer: '/pages/0/title',
    path: 'site.manifest.json',
    line: 2798,
  };
  const page = { properties: { title: { title: 'Titre' } } };
  const state = fromPartial<EditorState>({
    status: { type: 'saved' },
    broken,
    tree: { pages: [{ pointer: '/pages/0', title: 'Accueil' }] },
    schemas: { site: { properties: { pages: { items: page } } } },
  });
  const { container } = renderInEditor(<SaveStatus />, { pages: [{ title: '' }] }, state);
  expect(container.textContent).toContain('Accueil › Titre : Ce texte est vide.');
  expect(container.textContent).not.toContain('2798');
});

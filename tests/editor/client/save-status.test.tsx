import { expect, it } from 'vitest';
import { SaveStatus } from '../../../src/editor/client/SaveStatus.tsx';
import { renderInEditor } from './fields/render-in-editor.tsx';

it('names the field because of which the page does not show the latest state', () => {
  const place = { file: 'manifest', pointer: '/pages/0/title', path: 'site.manifest.json', line: 2798 } as const;
  const page = { properties: { title: { title: 'Titre' } } };
  const { container } = renderInEditor(
    <SaveStatus />,
    { pages: [{ title: '' }] },
    {
      status: { type: 'saved' },
      broken: { message: 'Ce texte est vide.', isKept: true, ...place },
      tree: { pages: [{ pointer: '/pages/0', title: 'Accueil' }] },
      schemas: { site: { properties: { pages: { items: page } } } },
    },
  );
  expect(container.textContent).toContain('Accueil › Titre : Ce texte est vide.');
  expect(container.textContent).not.toContain('2798');
});

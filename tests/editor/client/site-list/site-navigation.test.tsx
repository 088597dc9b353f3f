import { expect, it } from 'vitest';
import { SiteNavigation } from '../../../../src/editor/client/site-list/SiteNavigation.tsx';
import type { EditorProblem } from '../../../../src/editor/protocol.ts';
import { act, fireEvent, screen, waitFor, within } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

const file = 'guide:bois/hetre' as const;
const guide = { route: '/bois/hetre', title: 'Le hêtre', file, pointer: '/chains/0/articles/0' };
const tree = {
  pages: [
    { route: '/', title: 'Accueil', pointer: '/pages/0' },
    { route: '/bois', title: 'Le bois', pointer: '/pages/1' },
  ],
  chains: [{ chain: 'bois', name: 'Tout sur le bois', hub: '/bois', pointer: '/chains/0', guides: [guide] }],
  texts: [],
  settings: [{ key: 'facts', title: 'Faits', pointer: '/facts', isOften: true }],
};
const problem = (at: Partial<EditorProblem>) => ({ severity: 'error', ...at }) as EditorProblem;

it('counts the problems of each page, guide and group of settings like the rules', () => {
  const { store } = renderInEditor(<SiteNavigation />, {}, { tree });
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const before = names();
  expect(before).toContain('Accueil /');
  act(() =>
    store.set({
      problems: [
        problem({ file: 'manifest', pointer: '/pages/1/sections/0/heading' }),
        problem({ file: 'manifest', pointer: '/facts/price/value', severity: 'warning' }),
        problem({ file, pointer: '/title' }),
        problem({ file }),
        problem({ path: 'content/media/a.svg' }),
      ],
    }),
  );
  const changed = names().filter((name) => !before.includes(name));
  expect(changed).toEqual(['Le bois /bois11 erreur', 'Tout sur le bois22 erreurs', 'Faits11 avertissement']);
});

it('the navigation is one tab stop, inside which arrow keys, Home and End move and open groups', async () => {
  renderInEditor(<SiteNavigation />, {}, { tree });
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  await waitFor(() => expect(stops()).toHaveLength(1));
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return document.activeElement?.textContent;
  };
  stops()[0]?.focus();
  expect(document.activeElement?.textContent).toBe('Pages');
  expect(press('ArrowDown')).toBe('Accueil /');
  expect(press('ArrowDown')).toBe('Le bois /bois');
  expect(press('ArrowLeft')).toBe('Pages');
  expect(press('ArrowLeft')).toBe('Pages');
  expect(press('ArrowDown')).toBe('Tout sur le bois');
  expect(press('ArrowRight')).toBe('Tout sur le bois');
  expect(press('ArrowRight')).toBe('Page de la rubrique');
  expect(press('End')).toBe('Images');
  expect(press('Home')).toBe('Pages');
  await waitFor(() => expect(stops().map(({ textContent }) => textContent)).toEqual(['Pages']));
});

it('moves the focus to the form of the chosen entry', async () => {
  renderInEditor(
    <>
      <SiteNavigation />
      <section id="fields" tabIndex={-1} />
    </>,
    {},
    { tree },
  );
  const page = within(screen.getByRole('navigation', { name: 'Site' })).getByRole('button', { name: /^Le bois/ });
  page.focus();
  fireEvent.click(page);
  await waitFor(() => expect(document.activeElement?.id).toBe('fields'));
});

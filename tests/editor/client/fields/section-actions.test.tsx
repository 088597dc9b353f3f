import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { SectionActions } from '../../../../src/editor/client/fields/SectionActions.tsx';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { renderInEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const hero = { type: 'hero', heading: 'Le bois' };
const text = { type: 'rich-text', id: 'texte', text: 'Du bois.' };
const pages = [
  { path: '/', sections: [hero, text] },
  { path: '/bois', sections: [hero] },
  { path: '/pin', sections: [text] },
];
const tree = {
  pages: pages.map(({ path }, index) => ({ route: path, title: `Page ${path}`, pointer: `/pages/${index}` })),
};
const plan: StructurePlan = { changes: ['Navigation : 1 changement'], links: [] };

function open(index: number, title: string) {
  const actions = <SectionActions list="/pages/0/sections" index={index} title={title} />;
  return renderInEditor(actions, { pages }, { tree });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => vi.mocked(call).mockReset());

it('removes a section at once if nothing leads to it', async () => {
  vi.mocked(call).mockResolvedValue(plan as never);
  const { change } = open(1, 'Texte');
  press('Supprimer');
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  const asked = { type: 'remove', path: '/#texte', choices: [] };
  expect(call).toHaveBeenCalledWith('structure-plan', { change: asked });
  const operation = { type: 'remove', pointer: '/pages/0/sections/1', oldValue: text };
  expect(change).toHaveBeenCalledWith('manifest', [operation], { label: 'Suppression : Texte' });
});

it('first shows the links to it, if any', async () => {
  vi.mocked(call).mockResolvedValue({
    ...plan,
    links: [{ path: 'content/a.md', line: 2, routes: [], text: 'ici' }],
  } as never);
  const { change } = open(1, 'Texte');
  press('Supprimer');
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer « Texte »' });
  expect(dialog).toBeTruthy();
  await screen.findByText('content/a.md, ligne 2');
  expect(change).not.toHaveBeenCalled();
});

it('copies a section to the end of another page, with an id that is free there', () => {
  const { change, open: opened, notify } = open(1, 'Texte');
  press('Copier vers une page');
  press('Page /pin /pin');
  const value = { ...text, id: 'texte-2' };
  const operation = { type: 'insert', pointer: '/pages/2/sections/1', value, oldValue: [text] };
  expect(change).toHaveBeenCalledWith('manifest', [operation], { label: 'Copie : Texte' });
  expect(opened).toHaveBeenCalledWith({ file: 'manifest', pointer: '/pages/2/sections/1' });
  expect(notify).toHaveBeenCalledWith('Texte : copié à la fin de « Page /pin »');
});

it('offers an opening only to pages that have none', () => {
  open(0, 'Ouverture');
  press('Copier vers une page');
  expect(screen.getByRole('button', { name: 'Page /pin /pin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Page /bois /bois' })).toBeNull();
});

import { expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { openForm } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

/** Opens a group of settings in a site that has none of them. */
const openEmpty = (pointer: string) => openForm(pointer, { pages: [] }).change;

it.each([
  ['/plans', 'Ajouter : Forfait'],
  ['/testimonials', 'Ajouter : Témoignage'],
  ['/portfolio', 'Ajouter : Réalisation'],
  ['/facts', 'Ajouter : Fait'],
  ['/popups', 'Ajouter : Offre en fenêtre'],
])('the settings of %s say that the site has none, and offer to add the first', (pointer, name) => {
  openEmpty(pointer);
  expect(screen.getByText('Le site n’en a pas encore.')).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('settings that are a single value offer to add it', () => {
  openEmpty('/labels');
  expect(screen.getByRole('button', { name: /^Ajouter : / })).toBeTruthy();
});

it('the first fact is marked as provisional, and the first testimonial is an example', async () => {
  const fact = openEmpty('/facts');
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter : Fait' }));
  await waitFor(() => expect(fact).toHaveBeenCalled());
  const value = { fait: { label: 'Fait', format: 'number', value: null, placeholder: true } };
  expect(fact).toHaveBeenCalledWith('manifest', [{ type: 'set', pointer: '/facts', value }], { label: 'Ajout : Fait' });
  vi.mocked(call).mockResolvedValue({
    templates: [{ value: { id: 'exemple', name: 'Prénom Nom' } }],
    words: [],
  } as never);
  const testimonial = openEmpty('/testimonials');
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter : Témoignage' }));
  await waitFor(() => expect(testimonial).toHaveBeenCalled());
  const first = [{ id: 'exemple', name: 'Prénom Nom', placeholder: true }];
  expect(testimonial).toHaveBeenCalledWith('manifest', [{ type: 'set', pointer: '/testimonials', value: first }], {
    label: 'Ajout : Témoignage',
  });
});

it('the first chain is begun with its hub and its guides, which an entry alone would lack', () => {
  openEmpty('/chains');
  fireEvent.click(screen.getByRole('button', { name: 'Nouvelle rubrique de guides' }));
  expect(screen.getByRole('dialog', { name: 'Nouvelle rubrique de guides' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ajouter : / })).toBeNull();
});

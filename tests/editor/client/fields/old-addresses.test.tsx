import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { type FormScope, FormScopeContext } from '../../../../src/editor/client/fields/FormScopeProvider.tsx';
import { OldAddresses } from '../../../../src/editor/client/fields/OldAddresses.tsx';
import { fromPartial } from '../../../from-partial.ts';
import { act, fireEvent, screen } from '../../../ui/testing-library.ts';
import { renderInEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const pages = [
  { route: '/', title: 'Accueil', name: 'Accueil' },
  { route: '/contact', title: 'Contact', name: 'Contact' },
];
const change = vi.fn();

const view = (redirects: { from: string; to: string }[] | undefined) => (
  <FormScopeContext value={fromPartial<FormScope>({ change, isReadOnly: false })}>
    <OldAddresses redirects={redirects} />
  </FormScopeContext>
);
const show = (redirects?: { from: string; to: string }[]) =>
  renderInEditor(view(redirects), {}, { tree: { pages, chains: [] } });

beforeEach(() => {
  change.mockClear();
  vi.mocked(call).mockResolvedValue({ addresses: [{ from: '/nos-contacts', to: '/contact' }, { from: '/tarifs' }] });
});

it('lists old addresses, each with a page, and redirects one', async () => {
  const { rerender } = show([{ from: '/a', to: '/' }]);
  expect(await screen.findByRole('region', { name: '2 anciennes adresses sans suite' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rediriger /tarifs' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Rediriger /nos-contacts' }));
  expect(change.mock.calls[0]?.[0]).toEqual([
    { type: 'insert', pointer: '/redirects/1', value: { from: '/nos-contacts', to: '/contact' } },
  ]);
  rerender(
    view([
      { from: '/a', to: '/' },
      { from: '/nos-contacts', to: '/contact' },
    ]),
  );
  expect(screen.getByRole('region', { name: '1 ancienne adresse sans suite' })).toBeTruthy();
});

it('begins the list of redirects, with the page that the author has chosen', async () => {
  show();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Page pour /tarifs' }));
  fireEvent.click(screen.getByRole('option', { name: 'Accueil' }));
  fireEvent.click(screen.getByRole('button', { name: 'Rediriger /tarifs' }));
  expect(change.mock.calls[0]?.[0]).toEqual([
    { type: 'set', pointer: '/redirects', value: [{ from: '/tarifs', to: '/' }] },
  ]);
});

it('shows nothing if every old address has an answer', async () => {
  vi.mocked(call).mockResolvedValue({ addresses: [] });
  const { container } = show();
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});

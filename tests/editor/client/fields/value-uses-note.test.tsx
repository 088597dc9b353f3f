import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { type FormScope, FormScopeContext } from '../../../../src/editor/client/fields/FormScopeProvider.tsx';
import { ValueUsesNote } from '../../../../src/editor/client/fields/ValueUsesNote.tsx';
import { act, screen } from '../../../ui/testing-library.ts';
import { renderInEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

function renderUses(kind = 'text') {
  const note = (
    <FormScopeContext value={{ isShared: true } as FormScope}>
      <ValueUsesNote field={{ pointer: '/business/phone', kind }} />
    </FormScopeContext>
  );
  return renderInEditor(note, {}, { revision: 0 });
}

beforeEach(() => vi.mocked(call).mockClear());

it('shows nothing if counting would take too long', async () => {
  vi.mocked(call).mockResolvedValue({});
  const { container } = renderUses();
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});

it('counts the places of a value once, and not after every save', async () => {
  vi.mocked(call).mockResolvedValue({ shown: [{ route: '/', title: 'Accueil', count: 2 }] });
  const { store } = renderUses();
  expect(await screen.findByText('Montré à 2 endroits')).toBeTruthy();
  await act(async () => store.set({ revision: 1 }));
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['text', 'Montré nulle part'],
  ['phone', ''],
])('only says of a text that no page shows it, since other values work unseen (%s)', async (kind, said) => {
  vi.mocked(call).mockResolvedValue({ shown: [] });
  const { container } = renderUses(kind);
  await act(async () => undefined);
  expect(container.textContent).toBe(said);
});

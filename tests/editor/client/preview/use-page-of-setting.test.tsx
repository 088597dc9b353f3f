import { expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { usePageOfSetting } from '../../../../src/editor/client/preview/use-page-of-setting.ts';
import { act, renderHook } from '../../../ui/testing-library.ts';
import { mockEditor } from '../fields/render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

/**
 * Opens the settings of the business on the home page. If `other` is given, the author goes there before the server
 * answers. Returns the page that is shown in the end.
 */
async function pageAfter(other?: string): Promise<string> {
  let answer = (_: unknown) => {};
  vi.mocked(call).mockReturnValue(new Promise<never>((resolve) => (answer = resolve as typeof answer)));
  const place = { pointer: '/business' };
  const state = { route: '/', tree: { settings: [place] }, selection: { file: 'manifest', ...place } } as const;
  const { store, wrapper } = mockEditor({}, state);
  renderHook(() => usePageOfSetting(), { wrapper });
  await act(async () => {
    if (other) store.set({ route: other });
    answer({ shown: [{ route: '/contact', title: 'Contact', count: 4 }] });
  });
  return store.get().route;
}

it('shows the page with most values of the settings that are opened', async () => {
  expect(await pageAfter()).toBe('/contact');
});

it('stays on the page to which the author went before the answer', async () => {
  expect(await pageAfter('/page-inconnue')).toBe('/page-inconnue');
});

import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { useFrame } from '../../../../src/editor/client/preview/use-frame.ts';
import { watchFrame } from '../../../../src/editor/client/preview/watch-frame.ts';
import { act, renderHook } from '../../../ui/testing-library.ts';
import { mockEditor } from '../fields/render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }));
vi.mock('../../../../src/editor/client/preview/watch-frame.ts', () => ({ watchFrame: vi.fn() }));

afterEach(() => vi.useRealTimers());

/** Opens a frame whose page and address the test sets, and a preview that watches it. */
function openFrame() {
  vi.useFakeTimers();
  const watched = { end() {}, select() {}, refresh() {}, forget() {}, overlay: { hide() {} } };
  vi.mocked(watchFrame).mockImplementation(() => watched as never);
  const state = { route: '/', revision: 0, queue: [], status: { type: 'saved' } } as const;
  const { store, show, notify, wrapper } = mockEditor({}, state);
  show.mockImplementation((route: string) => store.set({ route }));
  const location = { pathname: '/' };
  const frame = {
    contentDocument: undefined as unknown,
    contentWindow: { location },
    addEventListener() {},
    removeEventListener() {},
  };
  const load = (pathname: string) => {
    location.pathname = pathname;
    frame.contentDocument = { URL: `http://localhost${pathname}`, readyState: 'complete', documentElement: {} };
    act(() => void vi.advanceTimersByTime(200));
  };
  load('/');
  const ref = { current: frame as unknown as HTMLIFrameElement };
  renderHook(() => useFrame(ref, { isBrowsing: false, scale: 1 }), { wrapper });
  load('/');
  return {
    store,
    notify,
    show,
    location,
    load,
    /** Reports that the page in the frame has changed its content. */
    change: () => act(() => vi.mocked(watchFrame).mock.lastCall?.[1].onChange()),
  };
}

it('stays at the chosen page while the previous one still changes and the new one is loading', () => {
  const { store, show, load, change } = openFrame();
  act(() => store.set({ route: '/contact' }));
  change();
  expect(show).not.toHaveBeenCalled();
  load('/contact');
  change();
  expect(show).not.toHaveBeenCalled();
  expect(store.get().route).toBe('/contact');
});

it('follows a visit in the frame, whether the page is loaded or replaced', () => {
  const { show, location, load, change } = openFrame();
  load('/contact');
  expect(show).toHaveBeenLastCalledWith('/contact');
  location.pathname = '/tarifs';
  change();
  expect(show).toHaveBeenLastCalledWith('/tarifs');
  expect(show).toHaveBeenCalledTimes(2);
});

it('reads the origins of the page’s texts once after each save', () => {
  const { store, change } = openFrame();
  vi.mocked(call).mockClear();
  act(() => store.set({ revision: 1 }));
  change();
  act(() => store.set({ checked: true }));
  expect(vi.mocked(call).mock.calls).toEqual([['origins', { route: '/' }]]);
});

it('requests the origins again after a failure, and answers a click with the reason until then', async () => {
  vi.mocked(call).mockRejectedValue(new Error('Le serveur ne répond pas.'));
  const { notify } = openFrame();
  await act(() => vi.advanceTimersByTimeAsync(0));
  const options = vi.mocked(watchFrame).mock.lastCall?.[1];
  expect(options?.isStuck()).toBe(true);
  options?.onStuck();
  expect(notify).toHaveBeenLastCalledWith('Le serveur ne répond pas.');
  vi.mocked(call).mockClear();
  vi.mocked(call).mockResolvedValue({ route: '/' } as never);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(vi.mocked(call).mock.calls).toEqual([['origins', { route: '/' }]]);
  expect(options?.isStuck()).toBe(false);
  expect(options?.origins()).toEqual({ route: '/' });
});

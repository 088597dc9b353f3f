import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { createSaveQueue } from '../../../../src/editor/client/state/save-queue.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import type { ApplyRequest, EditedDocument } from '../../../../src/editor/protocol.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ CallError: Error, call: vi.fn() }));

const manifest = { file: 'manifest', text: '', hash: '0', data: { title: '' } } as unknown as EditedDocument;

/** How long the server takes for a save, in milliseconds. */
const SLOW = 3000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return { status: 'saved', hashes: {} } as never;
  });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('tells when the first key of a save was pressed, not when it is sent', async () => {
  const documents = new Map([['manifest', manifest]]);
  const store = createStore({ documents, status: { type: 'saved' } } as unknown as EditorState);
  const queue = createSaveQueue({ store, read: async () => manifest, onSaved: () => undefined });
  const start = Date.now();
  const type = (value: string) =>
    queue.add({
      file: 'manifest',
      label: '',
      field: '/title',
      operations: [{ type: 'set', pointer: '/title', value }],
    });
  type('A');
  await vi.advanceTimersByTimeAsync(100);
  type('AB');
  // The first save is on its way.
  await vi.advanceTimersByTimeAsync(900);
  type('ABC');
  await vi.advanceTimersByTimeAsync(9000);
  type('ABCD');
  await vi.advanceTimersByTimeAsync(9000);
  const requests = vi.mocked(call).mock.calls.map(([, request]) => request as ApplyRequest);
  const [first, second, third] = requests.map(({ startedAt = Number.NaN }) => startedAt - start);
  expect(requests).toHaveLength(3);
  expect(first).toBe(0);
  expect(second).toBeLessThanOrEqual(1000);
  expect(third).toBe(10_000);
});

it('tries again by itself where the disk is full, and says so until it is saved', async () => {
  const store = createStore({
    documents: new Map([['manifest', manifest]]),
    status: { type: 'saved' },
  } as unknown as EditorState);
  const queue = createSaveQueue({ store, read: async () => manifest, onSaved: () => undefined });
  const refused = { status: 'refused', message: 'Le disque est plein.', mayPass: true };
  vi.mocked(call)
    .mockClear()
    .mockResolvedValueOnce(refused as never);
  queue.add({
    file: 'manifest',
    label: '',
    field: '/title',
    operations: [{ type: 'set', pointer: '/title', value: 'A' }],
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.get().status).toEqual({ type: 'failed', reason: 'unwritten', message: 'Le disque est plein.' });
  expect(queue.waits('manifest')).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(store.get().status).toEqual({ type: 'saved' });
});

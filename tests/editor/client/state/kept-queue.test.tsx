import { afterEach, expect, it, vi } from 'vitest';
import { openKeptQueue } from '../../../../src/editor/client/state/kept-queue.ts';
import type { UndoRequest } from '../../../../src/editor/client/state/own-changes.ts';

const undo = (id: string): UndoRequest => ({ id, direction: 'undo' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Stubs the locks of a browser: a request waits until the previous one has ended. */
function stubLocks() {
  const held = new Map<string, Promise<unknown>>();
  const ends: (() => void)[] = [];
  const request = (name: string, work: () => unknown) => {
    const before = held.get(name) ?? Promise.resolve();
    const closed = new Promise<void>((resolve) => ends.push(resolve));
    const own = before.then(() => Promise.race([work(), closed]));
    held.set(name, own);
    return own;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  /** Closes all open tabs. */
  return () => {
    for (const end of ends) end();
  };
}

it('adopts the queue of a closed tab, but not that of an open one', async () => {
  const close = stubLocks();
  const first = openKeptQueue('a');
  first.keep([undo('first')]);
  const second = openKeptQueue('a');
  second.keep([]);
  expect(localStorage).toHaveLength(1);
  const taken = vi.fn();
  second.adopt(taken);
  await Promise.resolve();
  expect(taken).not.toHaveBeenCalled();
  close();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith([undo('first')]));
  expect(localStorage).toHaveLength(0);
});

it('leaves the queue of another site, which was served at the same port, to that site', async () => {
  const close = stubLocks();
  openKeptQueue('a').keep([undo('first')]);
  localStorage.setItem('vitrine-edit-queue:0000', JSON.stringify([undo('planted')]));
  close();
  const taken = vi.fn();
  openKeptQueue('b').adopt(taken);
  openKeptQueue('').adopt(taken);
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).not.toHaveBeenCalled();
  openKeptQueue('a').adopt(taken);
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith([undo('first')]));
  expect(taken).toHaveBeenCalledTimes(1);
});

it('keeps the queue in memory if the browser stores nothing, or has no space', () => {
  const kept = openKeptQueue('a');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => kept.keep([undo('first')])).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(() => kept.keep([undo('first')])).not.toThrow();
  expect(() => kept.adopt(() => undefined)).not.toThrow();
});

import type { Queued } from './own-changes.ts';

/** Returns the identifier of the site for keys of the browser's storage, which all sites at the same port share. */
export function storageSiteId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="vitrine-edit"]')?.dataset.site ?? '';
}

/** Queue of one tab, stored so that it survives the tab. */
export interface KeptQueue {
  keep(queue: readonly Queued[]): void;
  /** Passes the queues of closed tabs to `onQueue`, now and later. */
  adopt(onQueue: (queue: Queued[]) => void): void;
}

/**
 * Returns the result of `work`, or `undefined` if it throws: the browser may refuse to store anything, or have no
 * space.
 */
export function tryTo<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function readStored(key: string): Queued[] {
  const value: unknown = tryTo(() => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return Array.isArray(value) ? value : [];
}

/** Opens this tab's queue for a site. A lock shows other tabs that this tab is open. */
export function openKeptQueue(site = storageSiteId()): KeptQueue {
  const prefix = `vitrine-edit-queue:${site}:`;
  const own = prefix + crypto.randomUUID();
  const locks = tryTo(() => navigator.locks);
  // The tab holds the lock as long as it is open.
  locks?.request(own, () => new Promise(() => {})).catch(() => undefined);
  return {
    keep(queue) {
      tryTo(() => {
        if (queue.length === 0) localStorage.removeItem(own);
        else localStorage.setItem(own, JSON.stringify(queue));
      });
    },
    adopt(take) {
      const keys = tryTo(() => Object.keys(localStorage)) ?? [];
      for (const key of keys.filter((one) => one.startsWith(prefix) && one !== own)) {
        const takeOne = () => {
          const queue = readStored(key);
          if (queue.length > 0) take(queue);
          tryTo(() => localStorage.removeItem(key));
        };
        // Without locks, the queue may belong to an open tab. If both tabs send a change, the server executes it only
        // once.
        if (locks) locks.request(key, takeOne).catch(() => undefined);
        else takeOne();
      }
    },
  };
}

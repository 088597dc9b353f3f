import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FileChange } from '../../../src/build/dev/site-session.ts';
import { stampsOf, watchSite } from '../../../src/build/dev/watch-site.ts';
import { writeTinySite } from '../tiny-site.ts';

/** A watcher that tells what the test makes it tell. */
function watch() {
  const site = writeTinySite();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const told: FileChange[][] = [];
  const changed = (changes: FileChange[]) => void told.push(changes);
  watchSite(watcher as unknown as FSWatcher, { site, seen: stampsOf(site), changed });
  return { site, told, emit: (event: string, file?: string) => watcher.emit(event, file && path.join(site, file)) };
}

describe('watchSite', () => {
  it('tells changes that come together once, and nothing of what editors keep beside a file', async () => {
    const { told, emit } = watch();
    emit('change', 'content/bois/chene.md');
    emit('add', 'content/bois/.chene.md.swp');
    emit('change', 'content/bois/chene.md~');
    emit('change', 'package.json');
    emit('unlink', 'content/bois/noyer.md');
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toEqual([
      { file: 'content/bois/chene.md', kind: 'edited' },
      { file: 'content/bois/noyer.md', kind: 'removed' },
    ]);
  });

  it('tells what was changed while the watcher still looked around', () => {
    const { site, told, emit } = watch();
    writeFileSync(path.join(site, 'content/bois/chene.md'), 'Autre chose.');
    writeFileSync(path.join(site, 'content/bois/frene.md'), 'Nouveau.');
    writeFileSync(path.join(site, 'content/bois/.frene.md.swp'), '');
    rmSync(path.join(site, 'content/bois/noyer.md'));
    emit('ready');
    expect(told).toEqual([
      [
        { file: 'content/bois/chene.md', kind: 'edited' },
        { file: 'content/bois/noyer.md', kind: 'removed' },
        { file: 'content/bois/frene.md', kind: 'added' },
      ],
    ]);
  });

  it('tells what the watcher never told, once, in the first moments', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { site, told, emit } = watch();
    emit('ready');
    writeFileSync(path.join(site, 'content/bois/chene.md'), 'Autre chose.');
    rmSync(path.join(site, 'content/bois/noyer.md'));
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([
      [
        { file: 'content/bois/chene.md', kind: 'edited' },
        { file: 'content/bois/noyer.md', kind: 'removed' },
      ],
    ]);
  });

  it('tells what the watcher told no second time', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { site, told, emit } = watch();
    writeFileSync(path.join(site, 'content/bois/chene.md'), 'Autre chose.');
    emit('change', 'content/bois/chene.md');
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([[{ file: 'content/bois/chene.md', kind: 'edited' }]]);
  });

  it('says nothing when nothing changed before the watcher was ready', () => {
    const { told, emit } = watch();
    emit('ready');
    expect(told).toEqual([]);
  });
});

import { EventEmitter } from 'node:events';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type FSWatcher } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FileChange } from '../../src/build/site-session.ts';
import { openFingerprints } from '../../src/dev/file-fingerprints.ts';
import { watchSite } from '../../src/dev/watch-site.ts';
import { GUIDE, guideText, writeBaseSite } from '../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../save-timeout.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Returns Vite's own watcher. */
async function realWatcher(): Promise<FSWatcher> {
  const { watcher, close } = await createServer({
    root: temporaryFolder(),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(close);
  return watcher;
}

/** Watches a site folder, with a watcher controlled by the test or with a real one. */
function watch(site = writeBaseSite(), watcher: EventEmitter = new EventEmitter()) {
  Object.assign(watcher, 'add' in watcher ? {} : { add: vi.fn() });
  const reported: FileChange[][] = [];
  const changed = (changes: FileChange[]) => void reported.push(changes);
  onTestFinished(watchSite(watcher as unknown as FSWatcher, { site, fingerprints: openFingerprints(site), changed }));
  const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);
  /** Waits until the last reported change of a file is this one. */
  const last = (file: string, kind: FileChange['kind']) =>
    vi.waitFor(
      () => expect(reported.flat().findLast((change) => change.file === file)?.kind).toBe(kind),
      SAVE_TIMEOUT_MS,
    );
  return {
    site,
    reported,
    write,
    last,
    emit: (event: string, file?: string) => watcher.emit(event, file && path.join(site, file)),
  };
}

/** Watches the base site. The test also controls the time. */
function watchLater() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return watch();
}

describe('watchSite', () => {
  it('reports simultaneous changes once, removed and empty files once they stay so, and neither temporary files of editors nor saves without changes', async () => {
    const { site, reported, write, last } = watch(writeBaseSite(), await realWatcher());
    write(GUIDE, 'Autre chose.');
    write('content/guides/.choisir.md.swp', '');
    write('content/guides/choisir-son-pain.md~', '');
    write('package.json', '');
    write('content/guides/cuire.md', 'Nouveau.');
    await vi.waitFor(() => expect(reported).toHaveLength(1), SAVE_TIMEOUT_MS);
    expect(reported[0]).toEqual([
      { file: GUIDE, kind: 'edited' },
      { file: 'content/guides/cuire.md', kind: 'added' },
    ]);
    rmSync(path.join(site, 'content/guides/conserver-son-pain.md'));
    await last('content/guides/conserver-son-pain.md', 'removed');
    expect(reported).toHaveLength(2);
    write(GUIDE, 'Autre chose.');
    write('content/guides/congeler.md', 'Nouveau.');
    await last('content/guides/congeler.md', 'added');
    expect(reported.slice(2).flat()).toEqual([{ file: 'content/guides/congeler.md', kind: 'added' }]);
    write(GUIDE, '');
    await vi.waitFor(
      () => expect(reported.slice(3).flat()).toEqual([{ file: GUIDE, kind: 'edited' }]),
      SAVE_TIMEOUT_MS,
    );
    rmSync(path.join(site, GUIDE));
    await last(GUIDE, 'removed');
  });

  it('reports changes made while the watcher was starting', () => {
    const { site, reported, emit } = watch();
    writeFileSync(path.join(site, GUIDE), 'Autre chose.');
    writeFileSync(path.join(site, 'content/guides/cuire.md'), 'Nouveau.');
    writeFileSync(path.join(site, 'content/guides/.cuire.md.swp'), '');
    rmSync(path.join(site, 'content/guides/conserver-son-pain.md'));
    emit('ready');
    expect(reported).toEqual([
      [
        { file: GUIDE, kind: 'edited' },
        { file: 'content/guides/conserver-son-pain.md', kind: 'removed' },
        { file: 'content/guides/cuire.md', kind: 'added' },
      ],
    ]);
  });

  it('reports changes that the watcher missed, once, in the first moments', () => {
    const { site, reported, emit } = watchLater();
    emit('ready');
    expect(reported).toEqual([]);
    writeFileSync(path.join(site, GUIDE), 'Autre chose.');
    rmSync(path.join(site, 'content/guides/conserver-son-pain.md'));
    vi.advanceTimersByTime(10_000);
    const removed = { file: 'content/guides/conserver-son-pain.md', kind: 'removed' };
    expect(reported).toEqual([[{ file: GUIDE, kind: 'edited' }, removed]]);
  });

  it('reports second changes that the watcher missed', () => {
    const { site, reported, emit } = watchLater();
    writeFileSync(path.join(site, GUIDE), 'Autre chose.');
    emit('change', GUIDE);
    vi.advanceTimersByTime(10_000);
    expect(reported).toEqual([[{ file: GUIDE, kind: 'edited' }]]);
  });

  it('reports each of two saves, however soon and similar the second is', async () => {
    const { site, reported, write, last } = watch(writeBaseSite(), await realWatcher());
    const time = new Date('2026-01-05');
    for (const text of ['Premier.', 'Second !']) {
      const before = reported.length;
      write(GUIDE, text);
      // The resolution of file times may be too low to distinguish the two.
      utimesSync(path.join(site, GUIDE), time, time);
      await vi.waitFor(() => expect(reported.length).toBeGreaterThan(before), SAVE_TIMEOUT_MS);
      await last(GUIDE, 'edited');
    }
  });

  it('reports a file that is removed and returns within a save as edited', () => {
    const { site, reported, write, emit } = watchLater();
    renameSync(path.join(site, GUIDE), path.join(site, `${GUIDE}~`));
    emit('unlink', GUIDE);
    vi.advanceTimersByTime(30);
    write(GUIDE, '');
    emit('add', GUIDE);
    vi.advanceTimersByTime(30);
    write(GUIDE, 'Autre chose.');
    emit('change', GUIDE);
    vi.advanceTimersByTime(300);
    expect(reported).toEqual([[{ file: GUIDE, kind: 'edited' }]]);
  });

  it.each([
    ['the manifest', 'site.manifest.json'],
    ['the contents', 'content'],
    ['a folder of articles', 'content/guides'],
  ])('continues after %s was removed and came back', async (_, name) => {
    const folder = path.join(temporaryFolder(), 'Été à l’œuvre');
    const elsewhere = path.join(temporaryFolder(), 'elsewhere');
    const file = name === 'site.manifest.json' ? name : GUIDE;
    const model = writeBaseSite();
    cpSync(model, folder, { recursive: true });
    const { site, write, last } = watch(folder, await realWatcher());
    write(file, 'Avant.');
    await last(file, 'edited');
    renameSync(path.join(site, name), elsewhere);
    await last(file, 'removed');
    renameSync(elsewhere, path.join(site, name));
    await last(file, 'added');
    write(file, 'Après le retour.');
    await last(file, 'edited');
    rmSync(path.join(site, name), { recursive: true });
    await last(file, 'removed');
    cpSync(path.join(model, name), path.join(site, name), { recursive: true });
    await last(file, 'added');
    write(file, 'Encore autre chose.');
    await last(file, 'edited');
  });

  it('watches folders that are created later, and those of a site that is a link', async () => {
    const link = path.join(temporaryFolder(), 'lien');
    const real = writeBaseSite();
    symlinkSync(real, link);
    const { write, last } = watch(link, await realWatcher());
    mkdirSync(path.join(real, 'content/arbres/a/b'), { recursive: true });
    write('content/arbres/a/b/if.md', guideText('if'));
    await last('content/arbres/a/b/if.md', 'added');
    write('content/arbres/a/b/if.md', 'Autre chose.');
    await last('content/arbres/a/b/if.md', 'edited');
  });
});

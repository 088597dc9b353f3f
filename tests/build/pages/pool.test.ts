import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createRenderPool, type PoolOptions } from '../../../src/build/pages/pool.ts';
import { prepareProgram } from '../../../src/build/program/program.ts';
import { programCache, projectRoot } from '../../../src/build/project.ts';
import { SAVE_TIMEOUT_MS } from '../../save-timeout.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { worker } = await prepareProgram(programCache(projectRoot));

/** A renderer whose page contains the number of turns of the event loop since the worker started. */
const TURNS = `export async function createRenderer() {
  let turns = 0;
  const turn = () => { turns += 1; setImmediate(turn).unref(); };
  turn();
  return ({ path }) => {
    if (path === '/broken') throw new Error('no such block');
    return String(turns);
  };
}`;

/** A renderer that waits for a file next to it before each page. */
const GATED = `import { existsSync } from 'node:fs';
const pause = new Int32Array(new SharedArrayBuffer(4));
export async function createRenderer() {
  return () => {
    while (!existsSync(new URL('open', import.meta.url))) Atomics.wait(pause, 0, 0, 20);
    return 'done';
  };
}`;

function openPool(workers: number, renderer = TURNS) {
  const folder = temporaryFolder();
  const server = path.join(folder, 'server.mjs');
  writeFileSync(server, renderer);
  const renderers = [{ assets: { base: '/' } }] as PoolOptions['renderers'];
  const pool = createRenderPool({ program: { server, worker }, renderers, workers });
  const task = (name: string) => ({
    renderer: 0,
    page: { path: `/${name}` },
    files: [path.join(folder, 'pages', `${name}.html`)],
  });
  return {
    pool,
    add: (...names: string[]) => pool.add(names.map(task) as Parameters<typeof pool.add>[0]),
    open: () => writeFileSync(path.join(folder, 'open'), ''),
    written: (name: string) => readFileSync(path.join(folder, 'pages', `${name}.html`), 'utf8'),
  };
}

describe('createRenderPool', () => {
  it('lets a worker’s event loop turn between batches, which frees native memory', async () => {
    const { pool, add, written } = openPool(1);
    const names = Array.from({ length: 30 }, (_, index) => String(index));
    for (const name of names) await add(name);
    await pool.finish();
    await pool.close();
    const turns = names.map((name) => Number(written(name)));
    for (const [index, count] of turns.entries()) if (index > 0) expect(count).toBeGreaterThan(turns[index - 1] ?? 0);
  });

  it.each([1, 2])('accepts at most two batches for each worker before one is done: %i', async (workers) => {
    const { pool, add, open, written } = openPool(workers, GATED);
    let taken = 0;
    const names = Array.from({ length: workers * 2 + 2 }, (_, index) => String(index));
    const all = (async () => {
      for (const name of names) {
        await add(name);
        taken += 1;
      }
    })();
    await vi.waitFor(() => expect(taken).toBe(workers * 2 - 1), SAVE_TIMEOUT_MS);
    // The last page is also held back; its caller waits, however often the event loop turns.
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(taken).toBe(workers * 2 - 1);
    open();
    await all;
    await pool.finish();
    await pool.close();
    expect(names.map(written)).toEqual(names.map(() => 'done'));
  });

  it('fails with the error of a page that cannot be rendered, and accepts no more', async () => {
    const { pool, add } = openPool(2);
    await add('one', 'broken');
    await expect(pool.finish()).rejects.toThrow('The page /broken cannot be rendered: Error: no such block');
    await expect(add('two')).rejects.toThrow('/broken');
    await pool.close();
  });
});

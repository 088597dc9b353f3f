import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '../browser/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const module = path.join(root, 'src/browser/find-browser.ts');
let folder: string;
let machine: ChildProcess;
let errors = '';

/** Steps of one case: a program appears, or a browser is searched for. */
type Step = { put: string } | { putOwn: true } | { find: 'any' | 'desktop'; env?: Record<string, string> };

/** Returns the path of a program in the folder. */
const at = (file: string) => path.join(folder, file);

const script = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { dirname } from 'node:path';
  import { chromium } from 'playwright-core';
  import { findBrowser } from ${JSON.stringify(module)};
  const put = (file) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '#!/bin/sh\\n', { mode: 0o755 });
    return file;
  };
  const find = ({ find, env = {} }) => {
    Object.assign(process.env, env);
    try {
      return findBrowser(find);
    } catch (error) {
      return error.message;
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
    }
  };
  process.on('message', (steps) => {
    const answers = [];
    for (const step of steps) {
      if (step.put) put(step.put);
      else answers.push(step.putOwn ? put(chromium.executablePath()) : find(step));
    }
    process.send(answers);
  });
  process.send([]);`;

/** Returns the next answers of the process. Throws if it ends or reports an error. */
async function answered(): Promise<string[]> {
  const [answers] = await Promise.race([once(machine, 'message'), once(machine, 'exit')]);
  if (errors || !Array.isArray(answers)) throw new Error(errors || 'The process has ended.');
  return answers;
}

// A separate process, because Playwright reads its variables once. It only knows the programs in the folder.
beforeAll(async () => {
  folder = temporaryFolder();
  machine = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: at('playwright') },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  machine.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  await answered();
});

afterAll(() => void machine.kill());

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

/** Returns the results of all searches in order, and Playwright's own path if it is installed. */
async function take(...steps: Step[]): Promise<string[]> {
  machine.send(steps);
  return answered();
}

describe('findBrowser', () => {
  it('uses the one in a variable, and reports it if that is not a program', async () => {
    const named = at('elsewhere/chrome');
    const [taken, refused] = await take(
      { put: at('chromium') },
      { put: named },
      { find: 'any', env: { VITRINE_BROWSER: named } },
      { find: 'any', env: { CHROME_PATH: `${named}-2` } },
    );
    expect(taken).toBe(named);
    expect(refused).toContain(`CHROME_PATH names ${named}-2, which is not an executable program`);
  });

  it.runIf(isFull)('prefers Playwright’s to the system’s', async () => {
    const [system, own, found] = await take(
      { put: at('chromium') },
      { find: 'any' },
      { putOwn: true },
      { find: 'any' },
    );
    expect(system).toBe(at('chromium'));
    expect(own).toContain(at('playwright'));
    expect(found).toBe(own);
  });

  it('prefers Playwright’s headless shell to its Chromium', async () => {
    const [own = ''] = await take({ putOwn: true });
    const revision = /chromium-(\d+)/.exec(own)?.[1];
    const shell = at(`playwright/chromium_headless_shell-${revision}/linux/chrome-headless-shell`);
    expect(await take({ put: shell }, { find: 'any' }, { find: 'desktop' })).toEqual([shell, own]);
  });

  it.runIf(isFull)('prefers the system’s headless shell to its desktop browser', async () => {
    const [shell, desktop] = [at('chromium-headless-shell'), at('chromium')];
    const answers = await take(
      { put: desktop },
      { put: shell },
      { find: 'any' },
      { find: 'desktop', env: { VITRINE_BROWSER: shell } },
    );
    expect(answers).toEqual([shell, desktop]);
  });
});

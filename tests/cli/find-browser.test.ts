import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '../browser/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const module = path.join(root, 'src/browser/find-browser.ts');
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** Steps of one process: a program appears, or a browser is searched for. */
type Step = { put: string } | { putOwn: true } | { find: 'any' | 'desktop'; env?: Record<string, string> };

/** Returns the path of a program in the folder. */
const at = (file: string) => path.join(folder, file);

/**
 * Searches for browsers on a machine with only the programs in the folder, in a separate process, because Playwright
 * reads its variables once. Returns the results of all searches in order, and Playwright's own path if it is installed.
 */
function take(...steps: Step[]): string[] {
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
    const answers = [];
    for (const step of ${JSON.stringify(steps)}) {
      if (step.put) put(step.put);
      else answers.push(step.putOwn ? put(chromium.executablePath()) : find(step));
    }
    console.log(JSON.stringify(answers));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: at('playwright') },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

describe('findBrowser', () => {
  it('uses the one in a variable, and reports it if that is not a program', () => {
    const named = at('elsewhere/chrome');
    const [taken, refused] = take(
      { put: at('chromium') },
      { put: named },
      { find: 'any', env: { VITRINE_BROWSER: named } },
      { find: 'any', env: { CHROME_PATH: `${named}-2` } },
    );
    expect(taken).toBe(named);
    expect(refused).toContain(`CHROME_PATH names ${named}-2, which is not an executable program`);
  });

  it.runIf(isFull)('prefers Playwright’s to the system’s', () => {
    const [system, own, found] = take({ put: at('chromium') }, { find: 'any' }, { putOwn: true }, { find: 'any' });
    expect(system).toBe(at('chromium'));
    expect(own).toContain(at('playwright'));
    expect(found).toBe(own);
  });

  it('prefers Playwright’s headless shell to its Chromium', () => {
    const [own = ''] = take({ putOwn: true });
    const revision = /chromium-(\d+)/.exec(own)?.[1];
    const shell = at(`playwright/chromium_headless_shell-${revision}/linux/chrome-headless-shell`);
    expect(take({ put: shell }, { find: 'any' }, { find: 'desktop' })).toEqual([shell, own]);
  });

  it.runIf(isFull)('prefers the system’s headless shell to its desktop browser', () => {
    const [shell, desktop] = [at('chromium-headless-shell'), at('chromium')];
    const answers = take(
      { put: desktop },
      { put: shell },
      { find: 'any' },
      { find: 'desktop', env: { VITRINE_BROWSER: shell } },
    );
    expect(answers).toEqual([shell, desktop]);
  });
});

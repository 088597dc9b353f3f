import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const module = path.join(root, 'src/browser/find-browser.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that does nothing, at a place below the folder. */
function put(file: string): string {
  const place = path.resolve(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, '#!/bin/sh\n', { mode: 0o755 });
  return place;
}

/** Runs TypeScript on a machine whose browsers are those of the folder: what it prints. */
function run(script: string, env: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'playwright'), ...env },
  });
  return (stdout + stderr).trim();
}

const find = (env?: Record<string, string>, kind = 'any') =>
  run(`import { findBrowser } from ${JSON.stringify(module)}; console.log(findBrowser('${kind}'));`, env);

describe('findBrowser', () => {
  it('takes the one that a variable names, and says so when that is no program', () => {
    put('chromium');
    const named = put('elsewhere/chrome');
    expect(find({ VITRINE_BROWSER: named })).toBe(named);
    expect(find({ CHROME_PATH: `${named}-2` })).toContain(`CHROME_PATH names ${named}-2, which is no program`);
  });

  it('takes that of Playwright before that of the system, and its headless shell before its Chromium', () => {
    const system = put('chromium');
    expect(find()).toBe(system);
    const own = put(run(`import { chromium } from 'playwright-core'; console.log(chromium.executablePath());`));
    expect(find()).toBe(own);
    const revision = /chromium-(\d+)/.exec(own)?.[1];
    const shell = put(`playwright/chromium_headless_shell-${revision}/linux/chrome-headless-shell`);
    expect(find()).toBe(shell);
  });

  it('takes the headless shell of the system before its desktop browser', () => {
    const desktop = put('chromium');
    const shell = put('chromium-headless-shell');
    expect(find()).toBe(shell);
    expect(find({ VITRINE_BROWSER: shell }, 'desktop')).toBe(desktop);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireFirefox } from '../engines/firefox/find-firefox.ts';
import { requireWebkit } from '../engines/webkit/find-webkit.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

/** Creates a program in the only folder of this machine's PATH. */
function put(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

beforeEach(() => {
  folder = temporaryFolder();
  const machine = { PATH: folder, DISPLAY: '', WAYLAND_DISPLAY: '', VITRINE_WEBKIT: '', VITRINE_FIREFOX: '' };
  for (const [name, value] of Object.entries(machine)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('WebKit', () => {
  it('is found by its driver, with a display to start if none is running', () => {
    const driver = put('WebKitWebDriver');
    expect(requireWebkit).toThrow('apt-get install webkit2gtk-driver xvfb');
    const display = put('Xvfb');
    expect(requireWebkit()).toEqual({ driver, display });
    vi.stubEnv('DISPLAY', ':0');
    expect(requireWebkit()).toEqual({ driver, display: undefined });
  });

  it('is the driver in the variable, or none', () => {
    put('WebKitWebDriver');
    put('Xvfb');
    const own = put('own-driver');
    vi.stubEnv('VITRINE_WEBKIT', own);
    expect(requireWebkit().driver).toBe(own);
    vi.stubEnv('VITRINE_WEBKIT', path.join(folder, 'nowhere'));
    expect(requireWebkit).toThrow('VITRINE_WEBKIT');
  });
});

describe('Firefox', () => {
  it('is the one in PATH, or the one in the variable', () => {
    const found = put('firefox');
    expect(requireFirefox()).toBe(found);
    const own = put('own-firefox');
    vi.stubEnv('VITRINE_FIREFOX', own);
    expect(requireFirefox()).toBe(own);
  });

  it('is never a folder with that name', () => {
    mkdirSync(path.join(folder, 'firefox'));
    vi.stubEnv('VITRINE_FIREFOX', path.join(folder, 'firefox'));
    expect(requireFirefox).toThrow('apt-get install firefox-esr');
  });
});

describe('tests in another engine', () => {
  const run = (...args: string[]) => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tests/engines/run.ts', ...args],
      { cwd: root, encoding: 'utf8', env: { PATH: folder, VITRINE_FIREFOX: path.join(folder, 'nowhere') } },
    );
    return { status, lines: (stdout + stderr).trim().split('\n') };
  };

  it('exit with 1 and one line about how to get a missing engine', () => {
    for (const [engine, packages] of [
      ['firefox', 'firefox-esr'],
      ['webkit', 'webkit2gtk-driver xvfb'],
    ] as const) {
      expect(run(engine)).toEqual({ status: 1, lines: [expect.stringContaining(`apt-get install ${packages}`)] });
    }
  });

  it('exit with 2 for an unknown engine, and list the known ones', () => {
    expect(run('gecko')).toEqual({ status: 2, lines: ['The engine is one of firefox, webkit, not "gecko".'] });
    expect(run()).toMatchObject({ status: 2 });
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findOnPath, isProgram } from './programs.ts';

/** Environment variables with the path of a browser; the first one that is set counts. */
const VARIABLES = ['VITRINE_BROWSER', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/**
 * The headless shell comes first: without the windows of a desktop browser, a page needs half of the processor time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const FIXED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** `desktop`: with windows and the back/forward cache, like a visitor's browser; a headless shell has neither. */
type Kind = 'any' | 'desktop';

const isShell = (file: string) => /headless[-_]shell/.test(file);
const suits = (file: string, kind: Kind) => kind === 'any' || !isShell(file);

function fromVariable(kind: Kind): string | undefined {
  for (const name of VARIABLES) {
    const file = process.env[name];
    if (!file || !suits(file, kind)) continue;
    if (!isProgram(file)) throw new Error(`${name} names ${file}, which is not an executable program.`);
    return file;
  }
  return undefined;
}

/**
 * Returns the headless shell next to Playwright's Chromium, if it is installed. Playwright keeps
 * `chromium-1234/…/chrome` and `chromium_headless_shell-1234/…/chrome-headless-shell` in the same folder.
 */
function shellBeside(file: string): string | undefined {
  const [, folder = '', revision = ''] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(file) ?? [];
  const shells = join(folder, `chromium_headless_shell-${revision}`);
  if (!revision || !existsSync(shells)) return undefined;
  const files = readdirSync(shells, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /headless[-_]shell(\.exe)?$/.test(name))
    .map((name) => join(shells, name))
    .find(isProgram);
}

function playwrightBrowser(kind: Kind): string | undefined {
  try {
    const file = chromium.executablePath();
    const shell = kind === 'any' ? shellBeside(file) : undefined;
    return shell ?? (existsSync(file) ? file : undefined);
  } catch {
    return undefined;
  }
}

function systemBrowser(kind: Kind): string | undefined {
  return findOnPath(NAMES.filter((name) => suits(name, kind))) ?? FIXED_PATHS.find(isProgram);
}

/**
 * Returns the path of a Chromium: from an environment variable, Playwright's own, or the system's; `undefined` if there
 * is none. Throws if a variable is wrong.
 */
export function findBrowser(kind: Kind = 'any'): string | undefined {
  return fromVariable(kind) ?? playwrightBrowser(kind) ?? systemBrowser(kind);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/**
 * Installs a Chromium: Playwright's download, or the package of the system's package manager if this user may install
 * it.
 */
function installBrowser(kind: Kind): void {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const cli = join(playwright, 'cli.js');
  if (run(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'])) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    run('apt-get', ['update']);
    const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    if (kind === 'desktop' || !install('chromium-headless-shell')) install('chromium');
    // Install common fonts, because visitors' machines have them.
    install('fonts-liberation');
  }
}

/**
 * Finds a Chromium, and installs one if needed. If that fails, throws an error that says in one line how to get one.
 */
export function requireBrowser(kind: Kind = 'any'): string {
  const found = findBrowser(kind);
  if (found) return found;
  process.stderr.write('No Chromium found: installing one…\n');
  installBrowser(kind);
  const installed = findBrowser(kind);
  if (installed) return installed;
  throw new Error(
    'No Chromium: install it (for example `apt-get install chromium` or `npx playwright-core install chromium`), or set VITRINE_BROWSER to its path.',
  );
}

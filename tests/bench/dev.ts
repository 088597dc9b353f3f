import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import { projectRoot } from '../../src/build/project.ts';
import { manifestName } from '../../src/model/read/site-files.ts';
import { HYDRATED } from '../../src/protocol/attributes.ts';
import { freePort } from '../free-port.ts';
import { formatTable, machine, median, milliseconds } from './table.ts';

export interface BenchDevOptions {
  site: string;
  /** Number of measurements, of which the median counts. */
  runs: number;
}

interface RunningServer {
  url: string;
  /** Milliseconds from the start of the process until its first page has been received. */
  first: number;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Maximum wait for a server or a text, in milliseconds. */
const PATIENCE = 60_000;

async function start(command: string, args: string[], site: string): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const begin = performance.now();
  const child = spawn(command, [...args, '--site', site, '--port', String(port)], {
    cwd: projectRoot,
    stdio: 'ignore',
    // A process group of its own, because npm does not forward every signal.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(url))) {
    if (performance.now() - begin > PATIENCE || child.exitCode !== null) throw new Error('The server does not answer');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const first = performance.now() - begin;
  return {
    url,
    first,
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

async function firstPages(site: string, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const server = await start('npm', ['start', '--silent', '--'], site);
    times.push(server.first);
    await server.stop();
  }
  return times;
}

/** Makes the page record when a text is first painted, by the clock of the machine. */
function watchFor(page: Page, text: string): Promise<void> {
  return page.evaluate((wanted) => {
    const seen = window as { seenAt?: number | undefined };
    seen.seenAt = undefined;
    new MutationObserver((_, observer) => {
      if (!document.body.textContent?.includes(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { seenAt: Date.now() })));
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }, text);
}

/** A file to edit, and the function that puts a text into its original content. */
interface Edited {
  name: string;
  file: string;
  route: string;
  put(original: string, text: string): string;
}

/**
 * Measures the milliseconds from each save until the new text is painted. `reloaded` counts the full reloads of the
 * page.
 */
async function timeEdits(
  browser: Browser,
  options: { url: string; edited: Edited; isHydrated: boolean; runs: number },
) {
  const { url, edited, isHydrated, runs } = options;
  const original = readFileSync(edited.file, 'utf8');
  const page = await (await browser.newContext()).newPage();
  await page.goto(url + edited.route);
  if (isHydrated) {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.waitForFunction((name) => document.documentElement.hasAttribute(name), HYDRATED);
  }
  const times: number[] = [];
  let reloaded = 0;
  // The first edit loads modules that the later ones reuse.
  for (let run = 0; run <= runs; run += 1) {
    const text = `Mesure numéro ${run + 1}.`;
    await page.waitForTimeout(700);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await watchFor(page, text);
    const saved = Date.now();
    writeFileSync(edited.file, edited.put(original, text));
    await page.waitForFunction((wanted) => document.body?.textContent?.includes(wanted), text, { timeout: PATIENCE });
    const kept = await page.evaluate(() => 'kept' in window);
    const seen = kept
      ? await page.waitForFunction(() => (window as { seenAt?: number }).seenAt)
      : await page.evaluateHandle(() => Date.now());
    if (!kept) reloaded += 1;
    if (run > 0) times.push(((await seen.jsonValue()) ?? Number.NaN) - saved);
  }
  writeFileSync(edited.file, original);
  await page.context().close();
  return { times, reloaded };
}

/** Prints how soon `npm start` answers, and how soon a saved text is visible in a real browser. */
export async function benchDev({ site, runs }: BenchDevOptions): Promise<void> {
  // The copy is outside of the project, because the project's scratch folder is not watched.
  const copy = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  cpSync(path.join(site, 'content'), path.join(copy, 'content'), { recursive: true });
  cpSync(path.join(site, manifestName), path.join(copy, manifestName));
  console.log(machine());
  // The first run compiles the program, if its sources have changed.
  await firstPages(copy, 1);
  const rows = [['npm start to the first page', ...summary(await firstPages(copy, runs)), '']];
  const edits: Edited[] = [
    {
      name: 'Markdown',
      file: path.join(copy, 'content/creation-site-web/guide-creation-site-web.md'),
      route: '/creation-site-web/guide-creation-site-web',
      put: (original, text) => `${original}\n${text}\n`,
    },
    {
      name: 'manifest',
      file: path.join(copy, manifestName),
      route: '/realisations',
      put: (original, text) => original.replace(/("path": "\/realisations"[\s\S]*?"heading": ")/, `$1${text} `),
    },
  ];
  const server = await start(process.execPath, ['--import', 'tsx/esm', 'src/cli/start.ts'], copy);
  const browser = await launchBrowser();
  for (const edited of edits) {
    for (const isHydrated of [false, true]) {
      const { times, reloaded } = await timeEdits(browser, { url: server.url, edited, isHydrated, runs });
      rows.push([
        `${edited.name} saved, page ${isHydrated ? 'hydrated' : 'not hydrated'}`,
        ...summary(times),
        String(reloaded),
      ]);
    }
  }
  await browser.close();
  await server.stop();
  rmSync(copy, { recursive: true, force: true });
  console.log(formatTable(['', 'best', 'median', 'worst', 'reloaded'], rows));
}

function summary(times: number[]): string[] {
  return [Math.min(...times), median(times), Math.max(...times)].map(milliseconds);
}

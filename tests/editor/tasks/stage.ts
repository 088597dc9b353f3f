import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, beforeEach, expect } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { spellingLoader } from '../../../src/check/spelling/check-spelling.ts';
import { describeSite } from '../../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../../src/dev/dev-server.ts';
import { violations } from '../../browser/accessibility/axe.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Marketer, openAsMarketer } from './marketer.ts';

/** Contents by file, which the fixture site has in addition or instead. */
type AddedFiles = Readonly<Record<string, string | Uint8Array>>;

/** Numbers of lines added and removed, by file: `{ 'site.manifest.json': '1 1' }`. */
type ChangedLines = Record<string, string>;

/** Returns all files except for the schemas for text editors, which `npm start` always writes. */
function filesIn(directory: string): Map<string, Buffer> {
  const found = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('schemas') && statSync(path.join(directory, name)).isFile(),
  );
  return new Map(found.toSorted().map((name) => [name, readFileSync(path.join(directory, name))]));
}

/** Returns the numbers of added and removed lines between two texts, as `git diff --numstat` counts them. */
function numstat(scratch: string, before: Buffer | undefined, after: Buffer | undefined): string {
  const sides = [before, after].map((bytes, index) => {
    const file = path.join(scratch, `side-${index}`);
    writeFileSync(file, bytes ?? '');
    return file;
  });
  try {
    execFileSync('git', ['diff', '--no-index', '--numstat', '--', ...sides], { encoding: 'utf8' });
    return '0 0';
  } catch (error) {
    const [added, removed] = (error as { stdout: string }).stdout.split('\t');
    return `${added} ${removed}`;
  }
}

/** Serves the fixture site with its editor. */
async function openEditorSite(files: AddedFiles) {
  const scratch = temporaryFolder();
  const directory = writeFixtureSite();
  for (const [file, content] of Object.entries(files)) writeFile(path.join(directory, file), content);
  let memory = 0;
  const start = (port: number) =>
    startDevServer({
      site: directory,
      port,
      outbox: path.join(scratch, 'outbox'),
      edit: { directory: path.join(scratch, `edit-${memory}`), loadSpelling: spellingLoader(directory) },
      describe: describeSite,
      report: () => {},
    });
  let vite = await start(0);
  const address = vite.resolvedUrls?.local[0] ?? '';
  const first = filesIn(directory);
  const changed = () => {
    const now = filesIn(directory);
    const names = new Set([...first.keys(), ...now.keys()]);
    return [...names].filter((name) => !first.get(name)?.equals(now.get(name) ?? Buffer.of(0)));
  };
  /** Stops the server and starts another one for the same site at the same address. */
  const restart = async () => {
    await vite.close();
    vite = await start(Number(new URL(address).port));
  };
  return {
    directory,
    /** Address of the site, with a final slash. */
    address,
    read: (file: string) => readFileSync(path.join(directory, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(directory, file), text),
    /** Returns the bytes of all files by their path. */
    files: () => filesIn(directory),
    /** Returns what has changed since the initial state. */
    changedLines(): ChangedLines {
      const lines = changed().map((name) => {
        const file = path.join(directory, name);
        return [name, numstat(scratch, first.get(name), existsSync(file) ? readFileSync(file) : undefined)];
      });
      return Object.fromEntries(lines);
    },
    /** Restores changed files, and clears the editor's stored data. */
    async reset() {
      const names = changed();
      if (names.length === 0) return;
      for (const name of names) {
        const bytes = first.get(name);
        if (bytes) writeFileSync(path.join(directory, name), bytes);
        else rmSync(path.join(directory, name));
      }
      memory += 1;
      await restart();
    },
    restart,
    /** Stops the server; `restart` starts it again. */
    stop: () => vite.close(),
  };
}

/** Serves the fixture site with these files for the tests of a file. Each test begins with its first state. */
export function serveStage(files: AddedFiles = {}) {
  let site: Awaited<ReturnType<typeof openEditorSite>>;
  beforeAll(async () => {
    site = await openEditorSite(files);
    return site.stop;
  });
  beforeEach(() => site.reset());
  return {
    get site() {
      return site;
    },
    /** Opens the editor. */
    open: (options?: BrowserContextOptions) => openAsMarketer(site.address, options),
    /**
     * Checks the lines that are changed, by file, and the page (axe); then undoes everything. Only the changes of
     * another program are `left`.
     */
    async conclude({ page, saved, undoAll, problems }: Marketer, changed?: ChangedLines, left: ChangedLines = {}) {
      await saved();
      if (changed) expect(site.changedLines()).toEqual(changed);
      // A tooltip repeats the name of its button outside of all landmarks. It appears for the button under the mouse,
      // and for the focused one.
      await page.mouse.move(600, 2);
      await page.evaluate('document.activeElement.blur()');
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      expect(await violations(page)).toEqual([]);
      await undoAll();
      expect(site.changedLines()).toEqual(left);
      expect(problems).toEqual([]);
    },
  };
}

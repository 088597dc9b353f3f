import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import { theBrowser } from '../../browser/site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type AddedFiles, type CopiedSite, type EditorSite, openEditorSite } from './editor-site.ts';
import { type Marketer, openAsMarketer } from './marketer.ts';

/** Expected result of a task. */
interface Outcome {
  task: string;
  /** Lines added and removed, by file. */
  changed: Record<string, string>;
  /** Remaining changes after everything is undone: those of another program. */
  left?: Record<string, string>;
  /** Durations in milliseconds, by name. */
  times?: Record<string, number>;
}

/** A site served for the tests of a file, one after the other. Each test leaves it unchanged. */
export interface Stage {
  site: EditorSite;
  /** Opens the editor; it is closed when the test ends. */
  open(options?: BrowserContextOptions): Promise<Marketer>;
  /** Checks the files and the page (axe), then undoes everything and compares the bytes. */
  conclude(marketer: Marketer, outcome: Outcome): Promise<void>;
}

/** Defines tests for a site with these files; prints the durations of the tasks at the end. */
export function onStage(files: AddedFiles, define: (stage: Stage) => void, copied: CopiedSite = 'fixture site'): void {
  describe(`on the ${copied}`, () => {
    const scratch = temporaryFolder();
    const rows: string[] = [];
    const stage = {
      async open(options?: BrowserContextOptions) {
        const marketer = await openAsMarketer(await theBrowser(), stage.site.address, options);
        onTestFinished(async ({ task }) => {
          // Output for failures that only happen on another machine.
          if (task.result?.state === 'fail') console.log(await marketer.describe().catch(String));
          await marketer.close();
        });
        return marketer;
      },
      async conclude(marketer: Marketer, { task, changed, left = {}, times = {} }: Outcome) {
        await marketer.saved();
        expect(stage.site.changedLines()).toEqual(changed);
        // A tooltip repeats the name of its button outside of all landmarks. It appears for the button under the mouse,
        // and for the focused one.
        await marketer.page.mouse.move(600, 2);
        await marketer.page.evaluate('document.activeElement.blur()');
        await marketer.page.getByRole('tooltip').waitFor({ state: 'detached' });
        expect(await violations(marketer.page)).toEqual([]);
        const said = Object.entries(times).map(([name, time]) => `${name} ${Math.round(time)} ms`);
        const lines = Object.entries(changed).map(([file, numbers]) => `${path.basename(file)} ${numbers}`);
        const clicks = `${marketer.clicks} clicks`;
        const steps = await marketer.undoAll();
        rows.push([task, clicks, said.join(', '), lines.join(', ') || '0 files', `${steps} undone`].join(' | '));
        expect(stage.site.changedLines()).toEqual(left);
        expect(marketer.problems).toEqual([]);
      },
    } as Stage;
    beforeAll(async () => {
      stage.site = await openEditorSite(scratch, files, copied);
    });
    afterEach(() => stage.site.reset());
    afterAll(async () => {
      await stage.site?.close();
      rmSync(scratch, { recursive: true, force: true });
      if (rows.length > 0) console.log(`${copied}\n${rows.join('\n')}`);
    });
    define(stage);
  });
}

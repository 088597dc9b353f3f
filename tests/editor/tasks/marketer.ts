import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { newPage, theBrowser } from '../../browser/site.ts';

/**
 * Whether React logged this message because class names differ: the first pages are rendered by the compiled program,
 * which omits the names that MUI adds during development. If other texts or elements differ, React logs other messages.
 */
function isAboutLibraryNames(message: string): boolean {
  return message.startsWith('A tree hydrated but some attributes of the server rendered HTML');
}

/**
 * Whether the browser logged this message because a removed file or page was answered with 404. The editor requests it
 * once more, because the event of its removal may be older than its return.
 */
function isAboutRemoved(message: string, address: string): boolean {
  return /\b404\b/.test(message) && /\/__edit\/api\/(?:document|card)$/.test(address);
}

/**
 * Opens the editor for a person who changes the site; it is closed when the test ends, and described if that failed.
 * Clicks are counted.
 */
export async function openAsMarketer(address: string, options: BrowserContextOptions = {}) {
  const page = await newPage(await theBrowser(), {
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  /** Errors in the page's console, and uncaught errors. */
  const problems: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isAboutLibraryNames(message.text()) && !isAboutRemoved(message.text(), url)) {
      problems.push(`${message.text()} ${url}`);
    }
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${address}__edit`);
  const status = page.getByRole('banner').getByRole('status');
  await status.waitFor();
  const undoButton = page.getByRole('button', { name: 'Annuler', exact: true });
  const marketer = {
    page,
    clicks: 0,
    problems,
    site: page.getByRole('navigation', { name: 'Site' }),
    fields: page.getByRole('region', { name: 'Champs' }),
    text: page.getByRole('textbox', { name: 'Texte du guide' }),
    preview: page.frameLocator('iframe[title="Aperçu"]'),
    list: page.getByRole('region', { name: 'Problèmes' }),
    async click(target: Locator): Promise<void> {
      marketer.clicks += 1;
      await target.click();
    },
    /** Waits until the status says that everything is on disk. */
    saved: (): Promise<void> => expect.poll(() => status.textContent()).toBe('Enregistré'),
    /** Clicks « Annuler » until there is nothing to undo. */
    async undoAll(): Promise<void> {
      while (await undoButton.isEnabled()) {
        await Promise.all([page.waitForResponse('**/__edit/api/undo'), undoButton.click()]);
        await marketer.saved();
      }
    },
  };
  /** Returns the current content of the editor as text, and the focused element. */
  const describe = async () => {
    // While a dialog is open, the banner has no role, so the description has no status.
    const said = (await status.count()) ? await status.textContent() : undefined;
    const values = await page
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value ?? field.textContent));
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    const shown = await page.locator('body').ariaSnapshot();
    return `${JSON.stringify({ status: said, focus, values, problems })}\n${shown}`;
  };
  onTestFinished(async ({ task }) => {
    // Output for failures that only happen on another machine.
    if (task.result?.state === 'fail') console.log(await describe().catch(String));
    await page.context().close();
  });
  return marketer;
}

export type Marketer = Awaited<ReturnType<typeof openAsMarketer>>;

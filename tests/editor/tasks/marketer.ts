import type { Browser, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newPage } from '../../browser/site.ts';

/** A person who changes the site in a browser. Clicks and keys are counted. */
export interface Marketer {
  page: Page;
  clicks: number;
  /** Errors in the page's console, and uncaught errors. */
  problems: string[];
  site: Locator;
  fields: Locator;
  text: Locator;
  preview: FrameLocator;
  list: Locator;
  click(target: Locator): Promise<void>;
  doubleClick(target: Locator): Promise<void>;
  /** Waits until the status says that everything is on disk. */
  saved(): Promise<void>;
  /** Clicks « Annuler » until there is nothing to undo; returns the number of clicks. */
  undoAll(): Promise<number>;
  /** Returns the current content of the editor as text, and the focused element. */
  describe(): Promise<string>;
  close(): Promise<void>;
}

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

/** Opens the editor in a new browser context. */
export async function openAsMarketer(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Marketer> {
  const page = await newPage(browser, {
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
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
  const marketer: Marketer = {
    page,
    clicks: 0,
    problems,
    site: page.getByRole('navigation', { name: 'Site' }),
    fields: page.getByRole('region', { name: 'Champs' }),
    text: page.getByRole('textbox', { name: 'Texte du guide' }),
    preview: page.frameLocator('iframe[title="Aperçu"]'),
    list: page.getByRole('region', { name: 'Problèmes' }),
    async click(target) {
      marketer.clicks += 1;
      await target.click();
    },
    async doubleClick(target) {
      marketer.clicks += 2;
      await target.dblclick();
    },
    saved: () => expect.poll(() => status.textContent()).toBe('Enregistré'),
    async undoAll() {
      let steps = 0;
      for (; await undoButton.isEnabled(); steps += 1) {
        await Promise.all([page.waitForResponse('**/__edit/api/undo'), undoButton.click()]);
        await marketer.saved();
      }
      return steps;
    },
    async describe() {
      // While a dialog is open, the banner has no role, so the description has no status.
      const said = (await status.count()) ? await status.textContent() : undefined;
      const values = await page
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value ?? field.textContent));
      const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      const shown = await page.locator('body').ariaSnapshot();
      return `${JSON.stringify({ status: said, focus, values, problems })}\n${shown}`;
    },
    close: () => page.context().close(),
  };
  return marketer;
}

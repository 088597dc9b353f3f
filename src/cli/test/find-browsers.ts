import { requireBrowser } from '../../browser/find-browser.ts';
import type { TestSet } from './stages.ts';
import { describeMissing } from './tools.ts';

/** What the machine lacks for a set of tests, in one line; a browser is installed if need be. */
export function findBrowsers(set: TestSet): { browser: string } | { missing: string } {
  try {
    const browser = requireBrowser();
    // For what a headless shell has not.
    requireBrowser('desktop');
    const missing = set === 'full' ? describeMissing() : undefined;
    return missing ? { missing } : { browser };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}

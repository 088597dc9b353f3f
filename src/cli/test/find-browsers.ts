import { requireBrowser } from '../../browser/find-browser.ts';
import type { TestSet } from './stages.ts';
import { describeMissing } from './tools.ts';

/** Checks the machine for a set of tests, and describes in one line what is missing; installs a browser if needed. */
export function findBrowsers(set: TestSet): { browser: string } | { missing: string } {
  try {
    const browser = requireBrowser();
    // A desktop browser is also needed, for features that a headless shell lacks.
    requireBrowser('desktop');
    const missing = set === 'full' ? describeMissing() : undefined;
    return missing ? { missing } : { browser };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}

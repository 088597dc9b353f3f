import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Tested rules: WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Runs axe on the current page; returns each violation as one readable line. */
export async function violations(page: Page): Promise<string[]> {
  // Compiling axe costs a quarter of a run, and it remains in the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = (await page.evaluate(
    (tags) =>
      (
        window as unknown as { axe: { run: (on: Document, options: object) => Promise<{ violations: Violation[] }> } }
      ).axe
        .run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
        .then((result) => result.violations),
    TAGS,
  )) as Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}

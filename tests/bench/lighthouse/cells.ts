import { kilobytes, seconds } from '../table.ts';
import type { Measurement } from './measure.ts';

export const headings = ['Perf', 'A11y', 'Best', 'SEO', 'LCP', 'of', 'TBT', 'CLS', 'bytes'];

/** Returns Lighthouse's results for a page, one cell for each heading. */
export function cellsOf(page: Measurement): string[] {
  const { performance, accessibility, bestPractices, seo } = page;
  return [
    ...[performance, accessibility, bestPractices, seo].map(String),
    seconds(page.lcp),
    page.isPicture ? 'picture' : 'text',
    `${Math.round(page.tbt)} ms`,
    page.cls.toFixed(3),
    kilobytes(page.bytes),
  ];
}

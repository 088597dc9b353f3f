import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { formatDate } from '../../text/format-date.ts';
import { formatFact, formatTotal } from '../../text/format-fact.ts';
import type { ComputedText } from '../protocol.ts';

/** What components put into the texts of these fields; a number into all others. */
const COMPUTED_PARTS: [pointer: RegExp, what: ComputedText][] = [
  [/^\/guides\/readingTime$/, 'reading-time'],
  [/^\/guides\/reviewed$|\/reviewedLabel$/, 'date'],
  [/^\/navigation\/footer\/copyright$/, 'year'],
];

/** What a component puts into the text of a field. */
export function computedInto(pointer: string): ComputedText {
  return COMPUTED_PARTS.find(([pattern]) => pattern.test(pointer))?.[1] ?? 'number';
}

/** Texts of a section, or of a guide's article, that are worked out as a whole. */
export function computedTexts(page: ResolvedPage, key: string): Map<string, ComputedText> {
  const minutes = (value: number) => formatFact({ format: 'measure', value, unit: 'min' });
  const block = page.blocks.find((one) => one.key === key);
  if (block?.type === 'article-list') {
    return new Map(block.articles.map((article) => [minutes(article.minutes), 'reading-time']));
  }
  if (block?.type === 'article-header' && block.publishDate) return new Map([[formatDate(block.publishDate), 'date']]);
  if (block?.type === 'rich-text' && block.reviewed) return new Map([[formatDate(block.reviewed), 'date']]);
  if (block?.type === 'testimonials') {
    return new Map(block.items.flatMap(({ date }) => (date ? [[formatDate(date), 'date']] : [])));
  }
  if (block?.type === 'plan-costs') {
    const totals = block.plans.flatMap(({ monthlyPrice }) =>
      block.periods.map(({ months }) => formatTotal(monthlyPrice, months)),
    );
    return new Map(totals.map((total) => [total, 'number']));
  }
  if (block && 'form' in block) return new Map(block.form.steps.map((_, index) => [String(index + 1), 'number']));
  if (page.kind === 'not-found') return new Map([['404', 'number']]);
  if (block || page.kind !== 'guide') return new Map();
  return new Map([
    [page.prev.title, 'neighbour'],
    [page.next.title, 'neighbour'],
  ]);
}

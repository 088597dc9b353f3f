import type { Document } from '../../../model/read/document.ts';
import { isRaw, type Raw, textAt } from '../../../model/read/values.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Finding, Rule } from '../rule.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the date at a key; `undefined` if it does not have the format YYYY-MM-DD. */
function dayAt(value: Raw, key: string): string | undefined {
  return DAY.exec(textAt(value, key) ?? '')?.[0];
}

function* inText(frontMatter: Raw, source: Document, today: string): Iterable<Finding> {
  const published = dayAt(frontMatter, 'published');
  const reviewed = dayAt(frontMatter, 'reviewed');
  for (const [key, date] of [
    ['published', published],
    ['reviewed', reviewed],
  ] as const) {
    if (date !== undefined && date > today) {
      yield { place: source.locate(`/${key}`), args: { date, reason: `${date} > ${today}` } };
    }
  }
  if (published !== undefined && reviewed !== undefined && reviewed < published) {
    yield { place: source.locate('/reviewed'), args: { date: reviewed, reason: `${reviewed} < ${published}` } };
  }
}

function* inFilms({ pages, today, at }: SiteIndex): Iterable<Finding> {
  for (const { value, pointer } of pages.flatMap(({ sections }) => sections)) {
    const date = dayAt(value, 'uploadDate');
    if (date !== undefined && date > today) {
      yield { place: at(`${pointer}/uploadDate`), args: { date, reason: `${date} > ${today}` } };
    }
  }
}

/** A text is not reviewed before its publication. Neither date is in the future, nor is the upload date of a film. */
export const rule: Rule = {
  code: 'article/impossible-dates',
  severity: 'error',
  *check(site) {
    const { guides, sources, today } = site;
    const matters = new Map([...guides.values()].map(({ source, frontMatter }) => [source, frontMatter]));
    for (const source of sources.markdown.values()) {
      const frontMatter = matters.get(source) ?? source.data;
      if (isRaw(frontMatter)) yield* inText(frontMatter, source, today);
    }
    yield* inFilms(site);
  },
};

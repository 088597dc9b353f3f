import type { SiteIndex } from '../../site-index/site-index.ts';
import type { PageEntry } from '../../site-index/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Words of a text about personal data. */
const ABOUT_DATA = /donn[ée]es? (?:à caractère )?personnelle|confidentialité|vie privée|\bRGPD\b/iu;

/** Whether a page is about visitors' data. A page with unreadable parts is assumed to be. */
function isAboutData(page: PageEntry, { strings, documents }: SiteIndex): boolean {
  if (page.isCut) return true;
  const texts = [
    ...strings.filter((use) => use.page === page.path).map(({ value }) => value),
    ...documents.filter(({ pages }) => pages.includes(page.path)).map(({ text }) => text),
  ];
  return texts.some((text) => ABOUT_DATA.test(text));
}

/** The notice of each form links to a page about the use of visitors' data (GDPR, article 13). */
export const rule: Rule = {
  code: 'placeholder/no-privacy-page',
  severity: 'note',
  subsumedBy: ['schema/*', 'link/unknown-page', 'link/redirected'],
  *check(site): Generator<Finding> {
    for (const { target, locate } of site.links) {
      if (target === undefined) continue;
      const place = locate();
      if (!/^\/forms\/[^/]+\/messages\/notice\/link\/to$/.test(place.pointer ?? '')) continue;
      const page = site.pages.find(({ path }) => path === target.path);
      if (page && !isAboutData(page, site)) yield { place, args: { path: target.path } };
    }
  },
};

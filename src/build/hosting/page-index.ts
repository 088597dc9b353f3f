import { definitionOf } from '../../blocks/definitions.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { type SocialPage, socialPage } from '../pictures/social/social-page.ts';
import { type FeedEntry, newestOf } from './feed.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Data about the pages for sitemap, feed and social pictures: little enough to keep for every page of a large site. */
export interface PageIndex {
  visit(page: ResolvedPage): void;
  /** Pages that may be indexed. */
  sitemap: SitemapEntry[];
  /** Guides, including all that the feed contains. */
  feed: FeedEntry[];
  /** Pages with a drawn social picture. */
  social: SocialPage[];
}

/** Maximum number of guides to keep before dropping those that are too old for the feed. */
const MAX_KEPT_GUIDES = 1000;

/** Returns the date of the last review of a page, if any. */
function reviewedOn(page: ResolvedPage): string | undefined {
  if (page.kind === 'guide') return page.reviewed;
  const days = page.blocks.flatMap((block) => definitionOf(block).reviewedOn?.(block) ?? []);
  return days.sort().at(-1);
}

/** Creates an empty index, to which pages are added one at a time. */
export function createPageIndex(site: Pick<SiteModel, 'pictureSize'>): PageIndex {
  const sitemap: SitemapEntry[] = [];
  const feed: FeedEntry[] = [];
  const social: SocialPage[] = [];
  return {
    social,
    sitemap,
    feed,
    visit(page) {
      const { canonical, title, description } = page;
      const modified = reviewedOn(page);
      const picture = socialPage(page, site);
      if (picture) social.push(picture);
      if (canonical && !page.noindex) sitemap.push({ url: canonical, ...(modified ? { modified } : {}) });
      if (page.kind !== 'guide') return;
      const { published, reviewed } = page;
      if (canonical) feed.push({ url: canonical, title, summary: description, published, reviewed });
      if (feed.length >= MAX_KEPT_GUIDES) feed.splice(0, feed.length, ...newestOf(feed));
    },
  };
}

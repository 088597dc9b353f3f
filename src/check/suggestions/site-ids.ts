import type { Sources } from '../../model/read/source.ts';
import { objectAt, textAt } from '../../model/read/values.ts';
import { createSlugger } from '../../text/names.ts';
import { phoneHref } from '../../text/phone.ts';
import { DECLARED, namedEntries } from '../site-index/collections.ts';
import { createSiteIndex } from '../site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../site-index/shape-errors.ts';
import type { SiteIndex } from '../site-index/site-index.ts';

/** Possible values of a string on one site, by its `x-kind`. Lists are in the order of the manifest. */
export type SiteIds = Readonly<Record<string, readonly string[]>>;

/** Media that only guides use, in Markdown: figures and downloads. */
const OF_GUIDES = /^media\/(?:figures|files)\//;

function pagePaths({ pages, guides }: SiteIndex): string[] {
  const own = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  return [...new Set([...own, ...[...guides.values()].map(({ path }) => path)])];
}

/** Returns all sections that a link can lead to: sections of the manifest with an `id`, and headings in Markdown. */
function anchors({ pages, documents, interpolate }: SiteIndex): string[] {
  const inManifest = pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ value }) => {
      const id = textAt(value, 'id');
      return id === undefined ? [] : `${path}#${id}`;
    }),
  );
  const inMarkdown = documents.flatMap(({ analysis, pages: shownOn }) =>
    [...new Set(shownOn)].flatMap((path) => {
      const slug = createSlugger();
      return analysis.headings.map(({ text }) => `${path}#${slug(interpolate(text))}`);
    }),
  );
  return [...new Set([...inManifest, ...inMarkdown])].filter((anchor) => !anchor.includes(':'));
}

/** Returns the links for calling the business and for writing to it. */
function contactLinks({ manifest }: SiteIndex): string[] {
  const business = objectAt(manifest, 'business');
  const phone = textAt(business, 'phone');
  const email = textAt(business, 'email');
  return [...(phone ? [phoneHref(phone)] : []), ...(email ? [`mailto:${email}`] : [])];
}

/** Collects the values that the references of a site can have. */
export function idsOf(sources: Sources): SiteIds {
  const site = createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today: '', tunable: [] });
  const pages = pagePaths(site);
  const media = [...sources.media.keys()].filter((file) => !OF_GUIDES.test(file));
  const entries = (collection: string) => namedEntries(site.manifest, collection).map(({ id }) => id);
  return {
    page: pages,
    link: [...pages, ...anchors(site), ...contactLinks(site)],
    media,
    'frame-url': media.filter((file) => file.endsWith('.html')),
    'markdown-file': [...sources.markdown.keys()]
      .filter((name) => !site.guides.has(`/${name}`))
      .map((name) => `${name}.md`),
    ...Object.fromEntries(DECLARED.map(({ kind, key }) => [kind, entries(key)])),
  };
}

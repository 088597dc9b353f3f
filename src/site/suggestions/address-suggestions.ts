import { phoneHref } from '../../text/phone.ts';
import { createSlugger } from '../../text/slug.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { MarkdownUse } from '../facts/site-parts.ts';
import { objectAt, type Raw, textAt } from '../read/values.ts';
import type { Suggestion } from './suggestion.ts';

/** Every address of the site that stands for one page, with its title. */
export function pagesOf({ pages, guides, interpolate }: SiteFacts): Suggestion[] {
  const titleOf = (value: Raw) => interpolate(textAt(value, 'title') ?? '');
  const own = pages
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, value }) => ({ value: path, title: titleOf(value) }));
  const articles = [...guides.values()].map(({ path, frontMatter }) => ({ value: path, title: titleOf(frontMatter) }));
  return distinct([...own, ...articles]);
}

function distinct(suggestions: Suggestion[]): Suggestion[] {
  return [...new Map(suggestions.toReversed().map((one) => [one.value, one])).values()].toReversed();
}

function anchorsOfDocument({ analysis }: MarkdownUse, path: string, fill: (text: string) => string): Suggestion[] {
  const slug = createSlugger();
  return analysis.headings.map(({ text }) => {
    const title = fill(text);
    return { value: `${path}#${slug(title)}`, title };
  });
}

/** Every section that a link can lead to: those of the manifest that have an `id`, and the headings of Markdown. */
export function anchorsOf({ pages, documents, interpolate }: SiteFacts): Suggestion[] {
  const inManifest = pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ value }): Suggestion[] => {
      const id = textAt(value, 'id');
      if (id === undefined) return [];
      return [{ value: `${path}#${id}`, title: interpolate(textAt(value, 'heading') ?? textAt(value, 'type') ?? '') }];
    }),
  );
  const inMarkdown = documents.flatMap((document) =>
    [...new Set(document.pages)].flatMap((path) => anchorsOfDocument(document, path, interpolate)),
  );
  return distinct([...inManifest, ...inMarkdown]).filter(({ value }) => !value.includes(':'));
}

/** Addresses of the last release at which no page answers any more: those that a redirect may lead on from. */
export function oldPathsOf({ lastRelease, routeOf }: SiteFacts): Suggestion[] {
  if (typeof lastRelease !== 'object') return [];
  return Object.entries(lastRelease.routes)
    .filter(([path]) => routeOf(path) === undefined)
    .map(([value, { title }]) => ({ value, title }));
}

/** Ways to call and write to the business, as links. */
export function linksOf({ manifest }: SiteFacts): Suggestion[] {
  const business = objectAt(manifest, 'business');
  const phone = textAt(business, 'phone');
  const email = textAt(business, 'email');
  return [
    ...(phone ? [{ value: phoneHref(phone), title: phone }] : []),
    ...(email ? [{ value: `mailto:${email}`, title: email }] : []),
  ];
}

import { catalogueOf } from '../../diagnostics/catalogue/catalogue.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { anchorsOf, linksOf, oldPathsOf, pagesOf } from './address-suggestions.ts';
import { entriesNamed, factsOf, filesOf, mediaOf, titleIn, valuesOf } from './name-suggestions.ts';
import type { Suggestions } from './suggestion.ts';

/** Sections that are proposed at most: editors become slow with longer lists. Pages are proposed all. */
const MOST_ANCHORS = 5000;

function articlesOf({ chains, sources }: SiteFacts): Suggestions['articles'] {
  const articles: Suggestions['articles'] = {};
  for (const { id, hub } of chains) {
    if (!id || Object.hasOwn(articles, id)) continue;
    const folder = `${hub.slice(1)}/`;
    articles[id] = [...sources.markdown]
      .filter(([name]) => name.startsWith(folder))
      .map(([name, { data }]) => ({ value: name.slice(folder.length), title: titleIn(data) ?? '' }))
      .filter(({ value }) => !value.includes('/') && value !== 'index');
  }
  return articles;
}

/** Gathers everything that can be proposed. The order is that of the manifest, then of the files. */
export function collectSuggestions(facts: SiteFacts): Suggestions {
  const pages = pagesOf(facts);
  const named = factsOf(facts);
  const { entries } = catalogueOf('fr');
  return {
    kinds: {
      page: pages,
      link: [...pages, ...anchorsOf(facts).slice(0, MOST_ANCHORS), ...linksOf(facts)],
      media: mediaOf(facts),
      'frame-url': mediaOf(facts).filter(({ value }) => value.endsWith('.html')),
      'markdown-file': filesOf(facts),
      plan: entriesNamed(facts, 'plans'),
      'backlink-pack': entriesNamed(facts, 'backlinkPacks'),
      testimonial: entriesNamed(facts, 'testimonials'),
      'portfolio-item': entriesNamed(facts, 'portfolio'),
      chain: entriesNamed(facts, 'chains'),
      popup: entriesNamed(facts, 'popups'),
      service: entriesNamed(facts, 'services'),
      form: entriesNamed(facts, 'forms'),
      'old-path': oldPathsOf(facts),
      'value-path': valuesOf(facts),
      text: named,
      markdown: named,
      template: named,
    },
    articles: articlesOf(facts),
    rules: facts.tunable.map((value) => ({ value, title: entries[value]?.why ?? '' })),
  };
}

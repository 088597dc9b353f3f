import type { Chance } from './chance.ts';

/** Collections whose entries are referred to by `id`. */
export const COLLECTIONS = [
  'plans',
  'backlinkPacks',
  'testimonials',
  'portfolio',
  'services',
  'popups',
  'chains',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** A planned page. */
export interface PlannedPage {
  path: string;
  /** Anchor of each of its blocks, if it has one. */
  anchors: (string | undefined)[];
  types: string[];
}

/** A planned guide. */
export interface PlannedGuide {
  chain: string;
  slug: string;
  path: string;
}

/** All names by which parts of a site refer to each other, determined before any part is generated. */
export interface Pools {
  ids: Record<Collection, string[]>;
  /** Names of the forms. */
  forms: string[];
  pages: PlannedPage[];
  hubs: Record<string, string>;
  guides: PlannedGuide[];
  facts: string[];
  /** Markdown files below `content/`, with `.md`. */
  markdown: string[];
  media: string[];
}

/** Names that careless programs reserve for themselves, and ordinary ones. */
const ANCHORS = [
  'prix',
  'contact',
  'article',
  'header',
  'footer',
  'constructor',
  'tarifs-2',
  'faq-1',
  'section',
  'location',
];
const SEGMENTS = ['prix', 'a', 'b-2', 'page', 'constructor', 'nos-services', 'x1', 'tarifs', 'media-kit', '404-bis'];
const SLUGS = [
  'premier',
  'second',
  '3',
  'prix',
  'constructor',
  'un-tres-long-nom-de-guide-qui-ne-finit-pas',
  'page',
  'app',
];
const FACTS = ['delai', 'prix', 'constructor', 'toString', 'aB1'];

function several(chance: Chance, names: readonly string[], least: number, most: number): string[] {
  return chance.shuffled(names).slice(0, chance.between(least, Math.min(most, names.length)));
}

function pagesFor(chance: Chance, blockTypes: readonly string[]): PlannedPage[] {
  const paths = ['/', ...several(chance, SEGMENTS, 1, 5).map((name) => `/${name}`)];
  if (chance.is(0.5)) paths.push('/prix-2/detail');
  if (chance.is(0.4)) paths.push('/devis/:numero');
  // A page has one main title, in one of these blocks.
  const titled = ['hero', 'mockup-hero', 'article-header'];
  const plain = blockTypes.filter((type) => !titled.includes(type));
  const forms = /^(?:[a-z-]+-)?form$/;
  return paths.map((path) => {
    const count = chance.is(0.1) ? 20 : chance.between(0, 5);
    const first = chance.is(0.99) ? [chance.pick(titled)] : [];
    const types = [...first, ...Array.from({ length: count }, () => chance.pick(plain))];
    if (types.length === 0) types.push(chance.pick(plain));
    // The check reports a form that is twice on a page; some pages have one anyway.
    if (!chance.is(0.02)) {
      types.forEach((type, at) => {
        if (forms.test(type) && types.findIndex((one) => forms.test(one)) < at) types[at] = 'comments';
      });
    }
    const anchors = chance.shuffled(ANCHORS);
    return { path, types, anchors: types.map(() => (chance.is(0.4) ? anchors.pop() : undefined)) };
  });
}

/** Plans a site: pages and their blocks, chains and guides, entries, facts and files. */
export function planSite(chance: Chance, blockTypes: readonly string[]): Pools {
  const pages = pagesFor(chance, blockTypes);
  const free = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.includes(':'));
  const chains = several(chance, ['creation', 'seo', 'constructor'], 0, Math.min(2, free.length));
  const hubs = Object.fromEntries(chains.map((id, index) => [id, free[index] ?? '/']));
  const guides = chains.flatMap((chain) =>
    several(chance, SLUGS, 2, 6).map((slug) => ({ chain, slug, path: `${hubs[chain]}/${slug}` })),
  );
  const ids = (names: string[]) => several(chance, names, 1, names.length);
  return {
    pages,
    hubs,
    guides,
    ids: {
      plans: ids(['starter', 'pro', 'x', 'constructor']),
      backlinkPacks: ids(['pack-1', 'pack-2']),
      testimonials: ids(['ana', 'bob', 'chloe']),
      portfolio: ids(['boulangerie', 'fleuriste']),
      services: ids(['agenda', 'ads', 'hote']),
      popups: ids(['offre', 'autre']),
      chains,
    },
    forms: ids(['contact', 'devis-2', 'constructor']),
    facts: several(chance, FACTS, 0, FACTS.length),
    markdown: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'].map((name) => `textes/${name}.md`),
    media: [
      'media/a.svg',
      'media/b.png',
      'media/dossier/c.webp',
      'media/c-480.avif',
      'media/film.webm',
      'media/film.vtt',
    ],
  };
}

import type { Chance } from './chance.ts';
import type { Wish } from './generate-value.ts';
import { anyMarkdown, anySentence } from './markdown-text.ts';
import type { Pools } from './pools.ts';
import { anyText } from './texts.ts';

const EXTERNAL = [
  'https://www.example.com',
  'https://example.com/a?b=c&d="e"#f',
  "https://exemple.fr/l'été/<x>",
  'https://xn--caf-dma.example/%E2%82%AC',
  'https://user@example.com:8443/',
];
const FRAMES = ['https://agenda.example.com/prendre?x=1&y=2', '/media/a.svg'];

/** Functions that create strings that match a pattern, by pattern. */
export const BY_PATTERN: Record<string, (chance: Chance) => string> = {
  '^[a-z][a-zA-Z0-9]*$': (chance) => chance.pick(['city', 'companyName', 'constructor']),
  '^[a-z][a-z0-9-]*$': (chance) => chance.pick(['a', 'b-2', 'constructor', 'to-string']),
  '^[a-z0-9][a-z0-9-]*$': (chance) => chance.pick(['a', '2', 'x-']),
  '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$': (chance) => chance.pick(['75001', '00000', '97400']),
  '^#[0-9a-fA-F]{6}$': () => '#1d4f8f',
  '^[A-Z]{2}$': (chance) => chance.pick(['FR', 'RE']),
  '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$': () => '09:00',
  '^\\d{4}-(?:0[1-9]|1[0-2])$': () => '2026-11',
  '^fr$': () => 'fr',
  '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$': (chance) =>
    chance.pick(['example.com', '*.example.com', 'agenda.example.com:8443']),
  '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$': () => '/ancienne-adresse',
  '^[^?#]*[^/?#]/?$': (chance) =>
    chance.pick(['https://www.example.com', 'https://exemple.fr/dépôt/', 'https://user@example.com:8443/']),
  '^/exemples/[a-z0-9]+(?:-[a-z0-9]+)*/$': (chance) => `/exemples/e${chance.between(0, 999)}/`,
  '%s': (chance) => chance.pick(['%s', '%s | $& <b>', '« %s » %s', '$1%s$`']),
  '-[0-9]+\\.(avif|webp)$': () => 'media/c-480.avif',
};

/** Returns internal and external addresses for links. */
export function addressesOf({ pages, guides }: Pools): string[] {
  const within = pages.map(({ path }) => path.replace(/:\w+/, 'exemple.fr'));
  const anchored = pages.flatMap(({ path, anchors }) =>
    path.includes(':') ? [] : anchors.flatMap((anchor) => (anchor ? [`${path}#${anchor}`] : [])),
  );
  const mail = ['mailto:contact@example.com?subject=A%20%26%20B', 'tel:+33465710048'];
  return [...within, ...anchored, ...guides.map(({ path }) => path), ...EXTERNAL, ...mail];
}

function textFor({ schema }: Wish, pools: Pools, chance: Chance): string {
  const most = schema.maxLength ?? 300;
  const text = anyText(chance, { least: schema.minLength ?? 1, most });
  // The length limit also applies to the text with the values of its facts, so only short texts contain one.
  if (pools.facts.length === 0 || most < 120 || text.length > 30 || !chance.is(0.3)) return text;
  return `${text} {{facts.${chance.pick(pools.facts)}}}`;
}

type Make = (wish: Wish, pools: Pools, chance: Chance) => string;

const within =
  (kind: keyof Pools['ids']): Make =>
  (_, { ids }, chance) =>
    chance.pick(ids[kind]);

/** Creates a string of each `x-kind`. A missing kind makes the test fail. */
const BY_KIND: Record<string, Make> = {
  '': ({ schema }, _, chance) => anyText(chance, { most: Math.min(60, schema.maxLength ?? 60) }),
  text: textFor,
  verbatim: textFor,
  // A text of limited length is a sentence with a link.
  markdown: ({ schema }, pools, chance) =>
    schema.maxLength === undefined
      ? anyMarkdown(chance, addressesOf(pools), 2)
      : anySentence(chance, addressesOf(pools)),
  template: (_, __, chance) => anyText(chance, { most: 300 }),
  link: (_, pools, chance) => chance.pick(addressesOf(pools)),
  url: (_, __, chance) => chance.pick(EXTERNAL),
  'frame-url': (_, __, chance) => chance.pick(FRAMES),
  page: (_, { pages }, chance) => chance.pick(pages.filter(({ path }) => !path.includes(':'))).path,
  media: (_, { media }, chance) => chance.pick(media.filter((name) => /\.(?:svg|png|webp)$/.test(name))),
  email: (_, __, chance) => chance.pick(['contact@example.com', 'a.b+c@exemple.fr', "o'hara&co@example.com"]),
  phone: (_, __, chance) => chance.pick(['04 65 71 00 48', '+33 4 65 71 00 48', '+32 2 555 12 12', '3639']),
  // A text that is twice on a page would duplicate its anchors.
  'markdown-file': ({ pointer }, { markdown }) => {
    const section = Number(/\/sections\/(\d+)/.exec(pointer)?.[1] ?? 0);
    return markdown[section % markdown.length] ?? '';
  },
  plan: within('plans'),
  'backlink-pack': within('backlinkPacks'),
  testimonial: within('testimonials'),
  'portfolio-item': within('portfolio'),
  service: within('services'),
  popup: within('popups'),
  form: (_, { forms }, chance) => chance.pick(forms),
  chain: within('chains'),
  'value-path': (_, __, chance) => chance.pick(['business.name', 'site.name', 'plans.starter.monthlyPrice']),
};

/** Creates a string of its schema's kind, with references to existing things. */
export function makeString(wish: Wish, pools: Pools, chance: Chance): string {
  const { pattern, format } = wish.schema;
  if (format === 'date') return chance.pick(['2024-02-29', '2025-01-01', '2026-11-01']);
  if (typeof pattern === 'string') {
    const make = BY_PATTERN[pattern];
    if (!make) throw new Error(`${wish.pointer}: the pattern ${pattern} is unknown to the generator`);
    return make(chance);
  }
  const make = BY_KIND[wish.schema['x-kind'] ?? ''];
  if (!make) throw new Error(`${wish.pointer}: the kind ${wish.schema['x-kind']} is unknown to the generator`);
  return make(wish, pools, chance);
}

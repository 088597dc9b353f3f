import { hasSetting } from '../../src/check/rules/form/unused-setting.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';
import type { FormField } from '../../src/model/types.generated.ts';
import type { Chance } from './chance.ts';
import { type Maker, omit } from './generate-value.ts';
import { makeString } from './make-string.ts';
import { anyPalette } from './palettes.ts';
import { COLLECTIONS, type Collection, type Pools } from './pools.ts';
import { anyText } from './texts.ts';

type Decide = (match: RegExpExecArray, pools: Pools, chance: Chance) => unknown;

function factFor(chance: Chance): unknown {
  const label = anyText(chance, { most: 60 });
  const number = chance.pick([0, 1, 48, 1000, 1234567.5, -3]);
  return chance.pick([
    { label, format: 'money', value: number },
    { label, format: 'number', value: number },
    { label, format: 'percent', value: number },
    { label, format: 'measure', value: number, unit: 'h ouvrées' },
    { label, format: 'range', value: 2, to: 4, unit: 'jours' },
    { label, format: 'text', value: anyText(chance, { most: 20 }) },
    { label, format: 'text', from: 'business.name' },
  ]);
}

const KINDS = schemaNamed('form-field').properties?.kind?.enum as FormField['kind'][];

/** Creates a field with settings that match its kind, and sometimes an unusual name. */
function fieldFor(name: string, chance: Chance): unknown {
  const kind = chance.pick(KINDS);
  return {
    name,
    kind,
    label: anyText(chance, { most: 80 }),
    ...(hasSetting(kind, 'options') && { options: ['Oui', anyText(chance, { most: 40 })] }),
    ...(chance.is(0.3) && { required: false }),
    ...(chance.is(0.3) && { width: 'half' }),
  };
}

const FIELDS = ['name', 'email', 'constructor', 'website', 'message'];

function stepsFor(chance: Chance): unknown {
  const fields = FIELDS.map((name) => fieldFor(name, chance));
  const at = chance.between(1, FIELDS.length);
  const steps = [{ title: anyText(chance, { most: 80 }), fields: fields.slice(0, at) }];
  return at < fields.length ? [...steps, { fields: fields.slice(at) }] : steps;
}

const PRICES = [1, 29, 49.9, 4999];

/** Constraints beyond the schemas: identifiers in references, prices that match each other, hours in order. */
const DECISIONS: [pattern: RegExp, decide: Decide][] = [
  [
    new RegExp(`^/(${COLLECTIONS.join('|')})/(\\d+)/id$`),
    ([, name, at], { ids }) => ids[name as Collection][Number(at)],
  ],
  [/^\/pages\/(\d+)\/path$/, ([, at], { pages }) => pages[Number(at)]?.path],
  [/^\/pages\/(\d+)\/example$/, ([, at], { pages }) => (pages[Number(at)]?.path.includes(':') ? 'exemple.fr' : omit)],
  [
    /^\/pages\/(\d+)\/sections\/(\d+)\/id$/,
    ([, page, at], { pages }) => pages[Number(page)]?.anchors[Number(at)] ?? omit,
  ],
  [/^\/chains\/(\d+)\/hub$/, ([, at], { hubs, ids }) => hubs[ids.chains[Number(at)] ?? '']],
  [
    /^\/chains\/(\d+)\/(articles|help)$/,
    ([, at], { guides, ids }) => guides.filter(({ chain }) => chain === ids.chains[Number(at)]).map(({ slug }) => slug),
  ],
  [/^\/facts$/, (_, { facts }, chance) => Object.fromEntries(facts.map((name) => [name, factFor(chance)]))],
  [/^\/plans\/(\d+)\/monthlyPrice$/, ([, at]) => PRICES[Number(at) % PRICES.length]],
  [/^\/plans\/(\d+)\/price$/, ([, at]) => `${String(PRICES[Number(at) % PRICES.length]).replace('.', ',')} €`],
  [/^\/backlinkPacks\/\d+\/monthlyPrice$/, (_, __, chance) => chance.pick(PRICES)],
  [/\/hours\/\d+\/closes$/, (_, __, chance) => chance.pick(['12:30', '23:59'])],
  [/\/(?:closures|notices|popups)\/\d+\/until$/, () => '2027-01-05'],
  [/^\/business\/legal\/siren$/, (_, __, chance) => chance.pick(['123 456 782', '100 000 009'])],
  // The random sites have no font files.
  [/^\/theme\/fonts$/, () => omit],
  [/^\/theme\/(?:light|dark)$/, (_, __, chance) => anyPalette(chance)],
  [
    /^\/services\/0\/hosts$/,
    () => ({
      frame: ['agenda.example.com'],
      connect: ['*.example.com', 'example.com', 'exemple.fr', 'api.emailjs.com'],
    }),
  ],
  // The ads of every site use this service: it requires consent and declares its cookies.
  [/^\/services\/0\/purpose$/, (_, __, chance) => chance.pick(['publicite', 'mesure'])],
  [/^\/services\/0\/trackers$/, () => true],
  [/^\/services\/0\/cookies$/, () => [{ name: '_gcl_*', purpose: 'mesure', duration: '3 mois' }]],
  // Account codes contain no spaces.
  [
    /^\/(?:mail\/(?:publicKey|serviceId)|ads\/(?:id|label))$/,
    (_, __, chance) => anyText(chance, { most: 60 }).replace(/[\s\u200B-\u200D\u2060\uFEFF]+/g, '') || 'x',
  ],
  [/^\/mail\/templates$/, (_, { forms }) => Object.fromEntries(forms.map((id) => [id, 'modele']))],
  [/^\/forms\/[^/]+\/steps$/, (_, __, chance) => stepsFor(chance)],
  [
    /^\/forms\/[^/]+\/params$/,
    (_, __, chance) => ({
      message: `${FIELDS.map((name) => `{{${name}}}`).join(' ')} ${anyText(chance, { most: 80 })}`,
      reply_to: '{{email}}',
    }),
  ],
  [/^\/forms\/[^/]+\/letter$/, (_, __, chance) => (chance.is(0.5) ? { subject: 'À propos de {{name}}' } : omit)],
  [/^\/mail\/origin$/, (_, __, chance) => chance.pick(['https://example.com', omit])],
  // None of these is the host of an absolute link, because those lead to other sites.
  [
    /^\/site\/url$/,
    (_, __, chance) => chance.pick(['https://www.site.example', 'https://site.example/', 'https://a.example/sous/']),
  ],
  [/^\/site\/verification$/, (_, __, chance) => ({ 'google-site-verification': anyText(chance), '"><b': 'x' })],
  [/^\/checks$/, () => omit],
  [
    /^\/redirects$/,
    (_, { pages }, chance) => (chance.is(0.5) ? [{ from: '/ancien', to: pages[0]?.path, status: 301 }] : omit),
  ],
  [/^\/ads\/service$/, (_, { ids }) => ids.services[0]],
  // A guide is reviewed after its publication. Without `prev` and `next`, a chain has its default order.
  [/^@.*\/published$/, () => '2024-02-29'],
  [/^@.*\/(?:prev|next)$/, () => omit],
  [/\/order\/(?:subject|body)$/, (_, __, chance) => `${anyText(chance, { most: 80 })} {{pack}} {{ price }}`],
  [
    /^\/navigation\/footer\/copyright$/,
    (_, __, chance) => `${anyText(chance, { most: 40 })} {{year}} à {{ year }} fin`,
  ],
  [/\/captions$/, () => 'media/film.vtt'],
  [/\/sources\/\d+\/source$/, () => 'media/film.webm'],
];

/** Parts that others refer to: without them nearly every site would be invalid for the same reason. */
const WANTED = new RegExp(`^/(?:${COLLECTIONS.join('|')})$`);

function countOf(pointer: string, { ids, pages }: Pools): number | undefined {
  const [, name = '', ...rest] = pointer.split('/');
  if (name === 'pages' && rest.length === 0) return pages.length;
  if (name === 'pages' && rest.length === 2 && rest[1] === 'sections') return pages[Number(rest[0])]?.types.length;
  return WANTED.test(pointer) ? ids[name as Collection].length : undefined;
}

function blockAt(pointer: string, { pages }: Pools): string {
  const [, page, at] = /^\/pages\/(\d+)\/sections\/(\d+)$/.exec(pointer) ?? [];
  return pages[Number(page)]?.types[Number(at)] ?? '';
}

/**
 * Creates the values of a planned site. Sometimes omits a part that is optional in the schema, but needed by others.
 */
export function createMaker(pools: Pools, chance: Chance): Maker {
  const lacking = chance.is(0.06) ? chance.pick(['/mail', '/guides', '/services', '/plans']) : undefined;
  return {
    chance,
    fullness: chance.pick([0, 0.3, 0.7, 1]),
    decide({ pointer }) {
      if (pointer === lacking) return omit;
      for (const [pattern, decide] of DECISIONS) {
        const match = pattern.exec(pointer);
        if (match) return decide(match, pools, chance);
      }
      return undefined;
    },
    isWanted: (pointer) =>
      WANTED.test(pointer) ||
      ['/mail', '/forms', '/guides', '/services/0/trackers', '/services/0/cookies'].includes(pointer),
    countOf: (pointer) => countOf(pointer, pools),
    namesAt: (pointer) => (pointer === '/forms' ? pools.forms : []),
    blockAt: (pointer) => blockAt(pointer, pools),
    makeString: (wish) => makeString(wish, pools, chance),
  };
}

import type { OwnBlock } from '../../model/read/own-blocks.ts';
import { join } from '../../model/read/pointer.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { blockSchema, siteSchema } from '../../model/schema/own-schemas.ts';
import { type Schema, schemaNamed } from '../../model/schema/schemas.ts';
import { visit } from '../../model/schema/visit.ts';
import { internationalNumber } from '../../text/phone.ts';
import { toComplete } from '../../text/to-complete.ts';
import type { Client } from './client.ts';
import type { RewriteText } from './rewrite-text.ts';

type Json = Record<string, unknown>;

/** A fictional number and fictional addresses, until the business supplies its own. */
const PLACEHOLDER_PHONE = '01 99 00 00 00';
const PLACEHOLDER_EMAIL = 'contact@example.com';
const PLACEHOLDER_URL = 'https://www.example.com';

/** Opening hours until the business supplies its own. */
const PLACEHOLDER_HOURS = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '18:00' },
].map((times) => ({ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], ...times }));

/**
 * Parts at the start of a manifest, in the order in which a client is asked for them. Other parts come between these
 * and the last ones.
 */
const FIRST = ['$schema', 'site', 'business', 'facts', 'plans', 'backlinkPacks', 'testimonials', 'portfolio'];
const NEXT = ['navigation', 'pages', 'notFound', 'chains', 'guides'];
const LAST = ['forms', 'mail', 'services', 'theme'];

function inOrder(manifest: Json): Json {
  const rank = (key: string) => {
    const listed = [...FIRST, ...NEXT, ...LAST].indexOf(key);
    return listed < 0 ? FIRST.length + NEXT.length - 0.5 : listed;
  };
  return Object.fromEntries(Object.entries(manifest).sort(([one], [other]) => rank(one) - rank(other)));
}

/** A provisional entry. The mark comes first, because `check` lists entries by its line. */
function marked<T extends object>(entry: T): T & { placeholder: true } {
  const { placeholder: _, ...rest } = entry as T & { placeholder?: unknown };
  return { placeholder: true, ...rest } as unknown as T & { placeholder: true };
}

/** The legal identity: all of its texts are to be supplied. */
function newLegal(legal: Raw, client: Client): Json {
  const schema = objectAt(schemaNamed('legal-identity'), 'properties');
  const titleOf = (properties: Raw, key: string) => textAt(objectAt(properties, key), 'title') ?? key;
  const entries = Object.keys(legal).map((key): [string, unknown] => {
    if (key === 'companyName') return [key, client.name ?? toComplete('Raison sociale')];
    if (key !== 'host') return [key, typeof legal[key] === 'string' ? toComplete(titleOf(schema, key)) : legal[key]];
    return [
      key,
      marked({
        name: toComplete('Hébergeur du site'),
        address: toComplete('Adresse de l’hébergeur'),
        phone: PLACEHOLDER_PHONE,
      }),
    ];
  });
  return marked(Object.fromEntries(entries));
}

/** The client: given values, and placeholders. */
export function newBusiness(business: Raw, client: Client): Json {
  const { town = toComplete('Ville') } = client;
  const { areaServed } = business;
  return marked({
    ...business,
    name: client.name ?? toComplete('Nom de l’entreprise'),
    phone: client.phone ?? PLACEHOLDER_PHONE,
    email: client.email ?? PLACEHOLDER_EMAIL,
    address: marked({ street: toComplete('Numéro et rue'), postalCode: null, city: town }),
    hours: PLACEHOLDER_HOURS,
    ...(typeof areaServed === 'string' && { areaServed: client.town ? `${town} et ses environs` : toComplete('Zone') }),
    vat: marked(objectAt(business, 'vat')),
    legal: newLegal(objectAt(business, 'legal'), client),
  });
}

/** A fact: its value is to be supplied. */
function newFact(fact: Raw): Raw {
  if (!Object.hasOwn(fact, 'value')) return fact;
  return marked({ ...fact, value: fact.format === 'text' ? toComplete(textAt(fact, 'label') ?? 'Texte') : null });
}

function newPlan(plan: Raw): Raw {
  const { paymentLink, ...rest } = plan;
  return marked({
    ...rest,
    ...('price' in plan && { price: toComplete('prix') }),
    ...('monthlyPrice' in plan && { monthlyPrice: null }),
    ...(paymentLink !== undefined && { paymentLink: PLACEHOLDER_URL }),
  });
}

/** The account of the mail service: all of its codes are to be supplied. */
function newMail(mail: Raw, toName: string): Raw {
  const templates = Object.keys(objectAt(mail, 'templates')).map((form) => [form, toComplete('Modèle')]);
  const codes = { publicKey: toComplete('Clé publique'), serviceId: toComplete('Service') };
  return marked({ ...mail, ...codes, templates: Object.fromEntries(templates), toName });
}

function newTestimonial(entry: Raw): Raw {
  return marked({ ...entry, name: toComplete('Prénom et nom') });
}

const mapped = (list: unknown, change: (entry: Raw) => Raw) =>
  Array.isArray(list) ? list.map((entry: unknown) => (isRaw(entry) ? change(entry) : entry)) : list;

const mappedValues = (map: unknown, change: (entry: Raw) => Raw) =>
  isRaw(map)
    ? Object.fromEntries(Object.entries(map).map(([key, entry]) => [key, isRaw(entry) ? change(entry) : entry]))
    : map;

/** Kinds of strings that visitors read. */
const TEXTS = new Set<string>(['text', 'markdown', 'verbatim']);

/**
 * Marks a section as provisional if it says anything about the client except for its heading. Opening hours in words do
 * not count: they are computed from those of the business.
 */
function newSection(section: Raw, blocks: Schema): Raw {
  const { hours: _, ...own } = section;
  const parts = [...visit({ value: own, schema: blocks })];
  const isAboutClient = parts.some(({ value, schema, pointer }) => {
    const kind = schema['x-kind'];
    return typeof value === 'string' && pointer !== '/heading' && (kind === 'markdown-file' || TEXTS.has(kind ?? ''));
  });
  return isAboutClient && parts[0]?.schema.properties?.placeholder ? marked(own) : own;
}

/** Start of an example address, which belongs to the starter's owner or to nobody. */
const EXAMPLE_HOST = /^https?:\/\/(?:[^/]*\.)?(?:exemples\.fr|example\.(?:com|net|org))(?=[/:?#]|$)/i;

/** Replaces an address of the starter's owner by one of the client. */
function newAddress(address: string, { phone = PLACEHOLDER_PHONE, email = PLACEHOLDER_EMAIL }: Client): string {
  if (/^(?:tel|sms):/i.test(address)) return address.replace(/^(\w+):.*$/, `$1:${internationalNumber(phone)}`);
  return address.replace(/^(mailto:)[^?]+/i, `$1${email}`).replace(EXAMPLE_HOST, PLACEHOLDER_URL);
}

/** Rewrites all texts and addresses of a manifest along its schema, without its prices. */
function rewritten(
  root: Raw,
  { client, rewrite, ownBlocks }: Pick<NewManifestOptions, 'client' | 'rewrite' | 'ownBlocks'>,
): Raw {
  const texts = new Map<string, string>();
  const prices = new Set<string>();
  for (const { value, schema: own, pointer } of visit({ value: root, schema: siteSchema(ownBlocks) })) {
    const kind = own['x-kind'];
    if (typeof value === 'number' && [own.type].flat().includes('null')) prices.add(pointer);
    if (typeof value !== 'string' || kind === undefined) continue;
    if (TEXTS.has(kind)) texts.set(pointer, rewrite(value, own.title ?? 'Texte'));
    if (kind === 'url' || kind === 'link') texts.set(pointer, newAddress(value, client));
  }
  const walk = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') return texts.get(pointer) ?? value;
    if (prices.has(pointer)) return null;
    if (Array.isArray(value)) return value.map((item, index) => walk(item, join(pointer, index)));
    if (!isRaw(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, join(pointer, key))]));
  };
  return walk(root, '') as Raw;
}

interface NewManifestOptions {
  client: Client;
  rewrite: RewriteText;
  /** Theme of the new site. */
  theme: unknown;
  /** Value of `$schema`. */
  schema: string;
  /** Blocks of the starter. */
  ownBlocks: readonly OwnBlock[];
}

/**
 * Creates the manifest of a client's site from that of a starter. Given values are inserted; values that only the
 * client knows are marked as placeholders, in the order of a conversation.
 */
export function newManifest(starter: Raw, { client, rewrite, theme, schema, ownBlocks }: NewManifestOptions): Json {
  const business = newBusiness(objectAt(starter, 'business'), client);
  const name = business.name as string;
  const texts = rewritten(starter, { client, rewrite, ownBlocks });
  const { mail, services } = texts;
  const blocks = blockSchema(ownBlocks);
  // The logo belongs to the starter's owner: the engine draws one.
  const { logo: _, ...site } = objectAt(texts, 'site');
  return inOrder({
    ...texts,
    $schema: schema,
    site: marked({ ...site, name, url: PLACEHOLDER_URL, titlePattern: `%s · ${name}` }),
    business,
    ...(isRaw(starter.facts) && { facts: mappedValues(texts.facts, newFact) }),
    ...(Array.isArray(starter.plans) && { plans: mapped(texts.plans, newPlan) }),
    ...(Array.isArray(starter.testimonials) && { testimonials: mapped(texts.testimonials, newTestimonial) }),
    ...(Array.isArray(starter.portfolio) && { portfolio: mapped(texts.portfolio, marked) }),
    ...(isRaw(starter.forms) && { forms: mappedValues(texts.forms, marked) }),
    ...(isRaw(mail) && { mail: newMail(mail, name) }),
    ...(Array.isArray(services) && { services: mapped(services, marked) }),
    pages: mapped(texts.pages, (page) => ({
      ...page,
      sections: mapped(page.sections, (section) => newSection(section, blocks)),
    })),
    theme,
  });
}

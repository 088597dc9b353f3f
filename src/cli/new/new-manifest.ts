import type { OwnBlock } from '../../model/read/own-blocks.ts';
import { join } from '../../model/read/pointer.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { visit } from '../../model/schema/visit.ts';
import { toComplete } from '../../text/to-complete.ts';
import type { Client } from './client.ts';

type Json = Record<string, unknown>;

/** A fictional number and fictional addresses, until the business supplies its own. */
const PLACEHOLDER_PHONE = '01 99 00 00 00';
const PLACEHOLDER_EMAIL = 'contact@example.com';
const PLACEHOLDER_URL = 'https://www.example.com';

/**
 * Parts of a manifest in their order. The first ones are in the order in which a client is asked for them. Parts that
 * are not listed come between `NEXT` and `LAST`.
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

/**
 * Returns an entry that is marked as provisional. The mark comes first, because `check` lists entries by the line of
 * their mark.
 */
function marked<T extends object>(entry: T): T & { placeholder: true } {
  const { placeholder: _, ...rest } = entry as T & { placeholder?: unknown };
  return { placeholder: true, ...rest } as unknown as T & { placeholder: true };
}

/** Returns the legal identity: the owner has to supply all of its texts. */
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
        phone: toComplete('Téléphone de l’hébergeur'),
      }),
    ];
  });
  return marked(Object.fromEntries(entries));
}

/**
 * Returns the data of the client: given values, and placeholders. If a business is marked and has no hours, its hours
 * are unknown.
 */
function newBusiness(business: Raw, client: Client): Json {
  const { sameAs: _, closures: __, ...kept } = business;
  return marked({
    ...kept,
    name: client.name ?? toComplete('Nom de l’entreprise'),
    phone: client.phone ?? PLACEHOLDER_PHONE,
    email: client.email ?? PLACEHOLDER_EMAIL,
    address: marked({
      street: toComplete('Numéro et rue'),
      postalCode: null,
      city: client.town ?? toComplete('Ville'),
    }),
    hours: [],
    ...('areaServed' in business && { areaServed: toComplete('Zone') }),
    vat: marked(objectAt(business, 'vat')),
    legal: newLegal(objectAt(business, 'legal'), client),
  });
}

/** Returns a fact whose value the owner has to supply. */
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

/** Returns the account of the mail service: the owner has to supply all of its codes. */
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

/** Returns a manifest with `null` instead of its prices: the numbers for which the schema allows `null`. */
function withoutPrices(root: Raw, ownBlocks: readonly OwnBlock[]): Raw {
  const prices = new Set<string>();
  for (const { value, schema, pointer } of visit({ value: root, schema: siteSchema(ownBlocks) })) {
    if (typeof value === 'number' && [schema.type].flat().includes('null')) prices.add(pointer);
  }
  const walk = (value: unknown, pointer: string): unknown => {
    if (prices.has(pointer)) return null;
    if (Array.isArray(value)) return value.map((item, index) => walk(item, join(pointer, index)));
    if (!isRaw(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, join(pointer, key))]));
  };
  return walk(root, '') as Raw;
}

interface NewManifestOptions {
  client: Client;
  /** Theme of the new site. */
  theme: unknown;
  /** Value of `$schema`. */
  schema: string;
  /** Blocks of the starter. */
  ownBlocks: readonly OwnBlock[];
}

/**
 * Creates the manifest of a client's site from that of a starter. Identity, facts and prices are emptied and marked as
 * placeholders, in the order of a conversation, unless they are given; everything else is copied.
 */
export function newManifest(starter: Raw, { client, theme, schema, ownBlocks }: NewManifestOptions): Json {
  const business = newBusiness(objectAt(starter, 'business'), client);
  const name = business.name as string;
  const copy = withoutPrices(starter, ownBlocks);
  // The logo belongs to the starter's owner: the engine draws one.
  const { logo: _, ...site } = objectAt(copy, 'site');
  return inOrder({
    ...copy,
    $schema: schema,
    site: marked({ ...site, name, url: PLACEHOLDER_URL, titlePattern: `%s · ${name}` }),
    business,
    ...(isRaw(copy.facts) && { facts: mappedValues(copy.facts, newFact) }),
    ...(Array.isArray(copy.plans) && { plans: mapped(copy.plans, newPlan) }),
    ...(Array.isArray(copy.testimonials) && { testimonials: mapped(copy.testimonials, newTestimonial) }),
    ...(Array.isArray(copy.portfolio) && { portfolio: mapped(copy.portfolio, marked) }),
    ...(isRaw(copy.mail) && { mail: newMail(copy.mail, name) }),
    theme,
  });
}

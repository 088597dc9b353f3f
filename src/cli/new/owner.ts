import { isRaw, listAt, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { escapePattern } from '../../text/escape-pattern.ts';

/** A value of a starter's owner, and the name under which a site has its own. */
interface OwnerValue {
  value: string;
  /** Dotted name of the new site's value. */
  name: string;
}

/** Data of a starter's owner, which a new site must not contain. */
export interface Owner {
  /** The longest first, so that no part of a value is replaced before the whole. */
  values: readonly OwnerValue[];
  /** Whether a text contains a word that only applies to the owner. */
  isNamedIn(text: string): boolean;
}

/** Names that any site of the trade may contain: of services, authorities and countries. */
const COMMON = new Set(
  'CNIL Commission EmailJS Pte Ltd États-Unis Europe France Paris Internet Google Maps Noël Pâques RGPD SIREN SIRET Singapour Toussaint Web'.split(
    ' ',
  ),
);

/**
 * Words of the starters that only apply to their owners, although they name neither a person nor a place: specialities
 * of a region, premises, a team, the works of one year. Each is a pattern.
 */
const OWN_WORDS = [
  // restaurant
  'provenç',
  'pistou',
  'anchoïade',
  'brousse',
  'loup grillé',
  'lavande(?= ou|\\.)',
  'tian',
  'daube',
  'abricots rôtis',
  'courgettes?',
  'citron',
  'coulis',
  'fenouil',
  'rosé d(?:e|es|u|’)(?!\\p{L})',
  'voûtée',
  'du potager',
  'deux entrées et un plat',
  // boulangerie
  'sous les tilleuls',
  'fougasse',
  'moulins?',
  // coiffure
  'deux fauteuils',
  'porte sur la cour',
  // fleuriste
  'mariages par an',
  // macon, menuiserie, plomberie
  "d[’']aplomb",
  'du pays',
  "d[’']ici",
  'trente kilomètres',
  'neuf jours',
  '(?:deux|trois) semaines(?! avant)',
  'douze jours',
  'une demi-journée',
  'quarante minutes',
  'dans le pré',
  "l[’']eau restait",
  'les mêmes pierres',
  '(?<=, )ma(?:i|rs)\\.',
  'de 15 à',
  "l[’']un de nous trois",
  // association
  'dans la serre',
  'deux orages',
  // all
  'ce printemps',
  'cet (?:automne|été|hiver)',
  'cette année',
  '(?:lui|elle|elles|eux) seule?s?',
  '(?:deux|trois|quatre) (?:personnes|salariés|plombiers|maçons|camionnettes)',
  'sur place, à deux',
  '(?:depuis|en) (?:1[89]|20)\\d\\d',
  'depuis (?:\\d+|\\p{L}+) ans',
  '\\d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)',
];

const capitalizedWords = (text: string) => text.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [];

/** The distinctive word of a name: the last one with a capital; words before it often name the trade. */
function lastWord(name: string): string[] {
  return capitalizedWords(name).slice(-1);
}

/** Words with a capital in the middle of a sentence: nearly all are names of persons or places. */
function properNouns(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?<=[\p{Ll},][ \u00A0](?:[ld]['’])?)\p{Lu}\p{Ll}[\p{L}’'-]+/gu),
  ]);
  return found.map(([word]) => word).filter((word) => !COMMON.has(word));
}

/** Matches any of some words; matches nothing if there are none. */
function patternOf(words: readonly string[], flags: string): RegExp {
  const any = [...new Set(words)].map(escapePattern).join('|') || '(?!)';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
}

/** Forms of the owner's name in a site: the whole name, and the form in titles of pages. */
function namesOf(manifest: Raw): string[] {
  const site = objectAt(manifest, 'site');
  const business = objectAt(manifest, 'business');
  const inTitles = (textAt(site, 'titlePattern') ?? '').replace('%s', '').replace(/^[\s·|–—-]+|[\s·|–—-]+$/g, '');
  const names = [
    textAt(business, 'name'),
    textAt(site, 'name'),
    textAt(objectAt(business, 'legal'), 'companyName'),
    textAt(objectAt(manifest, 'mail'), 'toName'),
    inTitles,
  ];
  return [...new Set(names.filter((name): name is string => name !== undefined && name.length > 2))];
}

/** Extracts the data of a starter's owner from its manifest and all its texts. */
export function ownerOf(manifest: Raw, texts: readonly string[]): Owner {
  const business = objectAt(manifest, 'business');
  const address = objectAt(business, 'address');
  const legal = objectAt(business, 'legal');
  const names = namesOf(manifest);
  const street = textAt(address, 'street') ?? '';
  const known: [string, string | undefined][] = [
    ...names.map((name): [string, string] => ['business.name', name]),
    ['business.legal.companyName', textAt(legal, 'companyName')],
    ['business.phone', textAt(business, 'phone')],
    ['business.email', textAt(business, 'email')],
    ['business.address.city', textAt(address, 'city')],
    ['business.areaServed', textAt(business, 'areaServed')],
    ['business.address.street', street],
    ['business.address.postalCode', textAt(address, 'postalCode')],
    ['business.legal.publisher', textAt(legal, 'publisher')],
    ['business.legal.siren', textAt(legal, 'siren')],
    ...['name', 'address', 'phone'].map((key): [string, string | undefined] => [
      `business.legal.host.${key}`,
      textAt(objectAt(legal, 'host'), key),
    ]),
  ];
  const values = known
    .flatMap(([name, value]) => (value && value.length > 2 ? [{ name, value }] : []))
    .sort((one, other) => other.value.length - one.value.length);
  const people = listAt(manifest, 'testimonials').flatMap((entry) =>
    isRaw(entry) ? (textAt(entry, 'name') ?? []) : [],
  );
  const places = [street, textAt(address, 'city'), textAt(address, 'region'), textAt(business, 'areaServed')];
  const words = [...names.flatMap(lastWord), ...places.flatMap((text) => capitalizedWords(text ?? ''))];
  const persons = [textAt(legal, 'publisher') ?? '', ...people].flatMap(capitalizedWords);
  const written = texts.map((text) => values.reduce((rest, { value }) => rest.replaceAll(value, '.'), text));
  const patterns = [patternOf(words, 'iu'), patternOf([...persons, ...properNouns(written)], 'u')];
  const own = new RegExp(`(?<![\\p{L}\\p{N}])(?:${OWN_WORDS.join('|')})`, 'iu');
  return { values, isNamedIn: (text) => [...patterns, own].some((pattern) => pattern.test(text)) };
}

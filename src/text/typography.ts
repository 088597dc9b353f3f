const NARROW = '\u202F';
const FIXED = '\u00A0';
/** Holds a hyphen on its line. The no-break hyphen would not be found by who looks for « UTF-8 », nor be in our fonts. */
const JOINER = '\u2060';

/** Units that must not be parted from the number before them. */
const UNITS =
  '€|%|‰|h|min|s|ms|kB|Ko|Mo|Go|To|px|km|m|cm|mm|kg|g|ans?|mois|jours?|heures?|semaines?|pages?|liens?|mots?|caractères?|euros?|minutes?|secondes?|images?|visites?';

/**
 * Addresses and the like, in which no sign is punctuation; and the sign that stands for them below. Here and in the
 * rules, what can be long is looked for from its first sign on, not from each of them.
 */
const UNTOUCHED =
  /\uE000|(?:https?:\/\/|mailto:|tel:)[^\s<>«»]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b\d{1,2}:\d{2}\b/g;

/** Stands for an address while the text around it is set. */
const MASK = '\uE000';
/** Signs of which each such address, and the mask, has one. */
const MASKED = [':', '@', MASK];

/**
 * One rule of typesetting: what it looks for, what it puts there, and the signs of which it needs one to have any work.
 * Each looks for its sign first, then at what stands before that: most places are left at a glance.
 */
const RULES: [signs: readonly string[], from: RegExp, to: string][] = [
  [["'"], /'(?<=\p{L}')(?=[\p{L}\d«])/gu, '’'],
  [['...'], /\.\.\./g, '…'],
  [['«'], /«[ \u00A0\u202F]*/g, `«${NARROW}`],
  [['»'], /(?<![ \u00A0\u202F])[ \u00A0\u202F]*»/g, `${NARROW}»`],
  [
    [';', '!', '?'],
    /(?<![ \u00A0\u202F])[ \u00A0\u202F]*([;!?])(?<=[\p{L}\d)\]»’%€…*\uE000][ \u00A0\u202F]*[;!?])(?=[\s»)…!?]|$)/gu,
    `${NARROW}$1`,
  ],
  [['-'], /-(?<=\p{Lu}[\p{Lu}\d]*-)(?=\d)/gu, `-${JOINER}`],
  [['-'], /-(?<=(?<!\p{L})e-)(?=mails?(?!\p{L}))/giu, `-${JOINER}`],
  [['-'], /-(?<=(?:ez|ons|tes)-)(?=(?:nous|vous|moi|les?|la|lui|leur|en|y)(?!\p{L}))/gu, `-${JOINER}`],
  [[':'], /(?<![ \u00A0])[ \u00A0]*:(?<=[\p{L}\d)\]»’%€*\uE000][ \u00A0]*:)(?=\s|$)/gu, `${FIXED}:`],
  [['h '], / (?<=\d[ \u00A0]?h )(?=\d{2}(?!\d))/g, FIXED],
  [
    ['-', '–'],
    / ([-–]) (?<=\d[ \u00A0]?h(?:[ \u00A0]?\d{2})? [-–] )(?=\d{1,2}[ \u00A0]?h(?!\p{L}))/gu,
    `${FIXED}$1${JOINER}${FIXED}`,
  ],
  [['-', '–'], /([-–])(?<=\d[ \u00A0]?h(?:[ \u00A0]?\d{2})?[-–])(?=\d{1,2}[ \u00A0]?h(?!\p{L}))/gu, `$1${JOINER}`],
  [['€'], /€ (?=(?:TTC|HT)(?![\p{L}\d]))/gu, `€${FIXED}`],
];

/** The same for numbers, whose sign is any digit before a space. */
const NUMBER = /\d /;
const NUMBER_RULES: [from: RegExp, to: string][] = [
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`],
  [/ (?<=(?<![\d,.])(?:0[1-9]|\+\d{1,3}[ \u00A0]\d)(?:[ \u00A0]\d{2}){0,3} )(?=\d{2}(?!\d))/g, FIXED],
  [/ (?<=\+\d{1,3} )(?=\d[ \u00A0]\d{2}[ \u00A0])/g, FIXED],
  [new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${FIXED}`],
];

/** What a text holds that any rule changes. A space at its start may follow a number. Most texts are line breaks and names. */
const SIGN = /['«»;!?:€\d@\uE000–-]|\.\.\.|^ /;

/** Whether a text holds one of some signs. A loop, because this is asked of every text and rule. */
function holdsOne(text: string, signs: readonly string[]): boolean {
  for (const sign of signs) if (text.includes(sign)) return true;
  return false;
}

function typeset(text: string): string {
  let set = text;
  for (const [signs, from, to] of RULES) if (holdsOne(set, signs)) set = set.replace(from, to);
  if (NUMBER.test(set)) for (const [from, to] of NUMBER_RULES) set = set.replace(from, to);
  return set;
}

/** A text that nobody sets in lines (the title of a tab, a description, a feed), without what holds lines together. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}

/** What stands for the sign before a text: only whether it is a digit, or something that a sign can follow, counts. */
function leftOf(before: string): string {
  const sign = before.slice(-1);
  if (/\d/.test(sign)) return '0';
  return /[\p{L})\]»’%€…*]/u.test(sign) ? 'x' : '';
}

/** The same for the sign after it, which matters to an apostrophe or a number at the end alone. */
function rightOf(text: string, after: string): string {
  if (!/['\d] ?$/.test(text.slice(-2))) return '';
  const sign = after.slice(0, 1);
  if (/[%€]/.test(sign)) return sign;
  return /[\p{L}\d«]/u.test(sign) ? 'x' : '';
}

/**
 * Sets plain typing in French typography: narrow no-break space before ; ! ? and inside guillemets,
 * no-break space before a colon, between a number and its unit and between a price and its mention of the tax, curved
 * apostrophes, hyphens of codes and imperatives that end no line, times, opening hours (« 9 h – 18 h ») and French
 * telephone numbers in one piece. Addresses, e-mail addresses and times like 09:30 stay as they are. Applying it twice changes nothing.
 * A text that touches others (a link, bold words) is set with what stands right before and after it.
 * Rules: Imprimerie nationale, « Lexique des règles typographiques ».
 */
export function frenchTypography(text: string, before = '', after = ''): string {
  if (!SIGN.test(text)) return text;
  const left = leftOf(before);
  const right = rightOf(text, after);
  const set = (plain: string) => typeset(left + plain + right).slice(left.length, right ? -right.length : undefined);
  if (!holdsOne(text, MASKED)) return set(text);
  const kept: string[] = [];
  const masked = text.replace(UNTOUCHED, (address) => {
    kept.push(address);
    return MASK;
  });
  return set(masked).replaceAll(MASK, () => kept.shift() ?? '');
}

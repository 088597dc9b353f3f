const NARROW = '\u202F';
const FIXED = '\u00A0';
/**
 * The word joiner keeps a hyphen on its line. A no-break hyphen would not be found in a search for « UTF-8 », and is
 * not in our fonts.
 */
const JOINER = '\u2060';

/** Units that must not be separated from the number before them. */
const UNITS =
  '€|%|‰|h|min|s|ms|kB|Ko|Mo|Go|To|px|km|m|cm|mm|kg|g|ans?|mois|jours?|heures?|semaines?|pages?|liens?|mots?|caractères?|euros?|minutes?|secondes?|images?|visites?';

/**
 * Matches addresses and times, in which nothing is changed. Here and in the rules, a long part only matches from its
 * first character, so that it is not searched again from each of the others.
 */
const UNTOUCHED =
  /\uE000|(?:https?:\/\/|mailto:|tel:)[^\s<>«»]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b\d{1,2}:\d{2}\b/g;

/** Character in place of an address while the text around it is processed. */
const MASK = '\uE000';
/** Every text that `UNTOUCHED` matches contains one of these characters. */
const MASKED = [':', '@', MASK];

/**
 * One typographic rule: its pattern, its replacement, and some characters. The rule applies only to texts with one of
 * these characters. Each pattern matches its character first, then checks the text before it: most positions fail the
 * first cheap test.
 */
const RULES: [signs: readonly string[], from: RegExp, to: string][] = [
  [["'"], /'(?<=\p{L}')(?=[\p{L}\d«])/gu, '’'],
  [['...'], /\.\.\./g, '…'],
  [['«'], /«[ \u00A0\u202F]*/g, `«${NARROW}`],
  [['»'], /(?<![ \u00A0\u202F])[ \u00A0\u202F]*»/g, `${NARROW}»`],
  [
    [';', '!', '?'],
    /(?<![ \u00A0\u202F])[ \u00A0\u202F]*([;!?])(?<=[\p{L}\d.)\]»’%€…*\uE000][ \u00A0\u202F]*[;!?])(?=[\s»)…!?]|$)/gu,
    `${NARROW}$1`,
  ],
  [['-'], /-(?<=\p{Lu}[\p{Lu}\d]*-)(?=\d)/gu, `-${JOINER}`],
  [['-'], /-(?<=(?<!\p{L})e-)(?=mails?(?!\p{L}))/giu, `-${JOINER}`],
  [['-'], /-(?<=(?:ez|ons|tes)-)(?=(?:nous|vous|moi|les?|la|lui|leur|en|y)(?!\p{L}))/gu, `-${JOINER}`],
  [[':'], /(?<![ \u00A0])[ \u00A0]*:(?<=[\p{L}\d.)\]»’%€*\uE000][ \u00A0]*:)(?=\s|$)/gu, `${FIXED}:`],
  [['h '], / (?<=\d[ \u00A0]?h )(?=\d{2}(?!\d))/g, FIXED],
  [
    ['-', '–'],
    / ([-–]) (?<=\d[ \u00A0]?h(?:[ \u00A0]?\d{2})? [-–] )(?=\d{1,2}[ \u00A0]?h(?!\p{L}))/gu,
    `${FIXED}$1${JOINER}${FIXED}`,
  ],
  [['-', '–'], /([-–])(?<=\d[ \u00A0]?h(?:[ \u00A0]?\d{2})?[-–])(?=\d{1,2}[ \u00A0]?h(?!\p{L}))/gu, `$1${JOINER}`],
  [[' à '], / à (?<=\d[ \u00A0]?h(?:[ \u00A0]?\d{2})? à )(?=\d{1,2}[ \u00A0]?h(?!\p{L}))/gu, `${FIXED}à${FIXED}`],
  [['€'], /€ (?=(?:TTC|HT)(?![\p{L}\d]))/gu, `€${FIXED}`],
];

/** Rules for numbers. They apply to texts with a digit before a space. */
const NUMBER = /\d /;
const NUMBER_RULES: [from: RegExp, to: string][] = [
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`],
  [/ (?<=(?<![\d,.])(?:0[1-9]|\+\d{1,3}[ \u00A0]\d)(?:[ \u00A0]\d{2}){0,3} )(?=\d{2}(?!\d))/g, FIXED],
  [/ (?<=\+\d{1,3} )(?=\d[ \u00A0]\d{2}[ \u00A0])/g, FIXED],
  [new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${FIXED}`],
];

/**
 * Matches every text that a rule changes. A space at the start of a text may follow a number. Most texts are line
 * breaks and names, which no rule changes.
 */
const SIGN = /['«»;!?:€\d@\uE000–-]|\.\.\.|^ /;

/** Whether a text contains one of some characters. Uses a loop, because this is called for every text and rule. */
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

/** Returns a text that is not laid out in lines (the title of a tab, a description, a feed), without word joiners. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}

/**
 * Returns the substitute for the character before a text: it only matters whether it is a digit, or something that
 * punctuation can follow.
 */
function leftOf(before: string): string {
  const sign = before.slice(-1);
  if (/\d/.test(sign)) return '0';
  return /[\p{L}.)\]»’%€…*]/u.test(sign) ? 'x' : '';
}

/**
 * Returns the substitute for the character after a text: it only matters after an apostrophe or a number at the end of
 * the text.
 */
function rightOf(text: string, after: string): string {
  if (!/['\d] ?$/.test(text.slice(-2))) return '';
  const sign = after.slice(0, 1);
  if (/[%€]/.test(sign)) return sign;
  return /[\p{L}\d«]/u.test(sign) ? 'x' : '';
}

/**
 * Applies French typography to a plain text: narrow no-break spaces before ; ! ? and inside guillemets; no-break spaces
 * before a colon, between a number and its unit, and between a price and « TTC » or « HT »; curved apostrophes; no line
 * breaks after the hyphens of codes and imperatives, nor within times, opening hours (« 9 h – 18 h », « 9 h à 18 h »)
 * and French telephone numbers. Addresses, e-mail addresses and times like 09:30 are not changed. Applying it twice has
 * no further effect. For a text next to others (a link, bold words), `before` and `after` are the adjacent texts.
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

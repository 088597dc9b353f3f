const NARROW = '\u202F';
const FIXED = '\u00A0';

/** Units that must not be parted from the number before them. */
const UNITS =
  '€|%|‰|h|min|s|ms|kB|Ko|Mo|Go|To|px|km|m|cm|mm|kg|g|ans?|mois|jours?|heures?|semaines?|pages?|liens?|mots?|caractères?|euros?|minutes?|secondes?|images?|visites?';

/** Addresses and the like, in which no sign is punctuation; and the sign that stands for them below. */
const UNTOUCHED = /\uE000|(?:https?:\/\/|mailto:|tel:)[^\s<>«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b\d{1,2}:\d{2}\b/g;

/** Stands for an address while the text around it is set. */
const MASK = '\uE000';

function typeset(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=[\p{L}\d«])/gu, '’')
    .replace(/\.\.\./g, '…')
    .replace(/«[ \u00A0\u202F]*/g, `«${NARROW}`)
    .replace(/[ \u00A0\u202F]*»/g, `${NARROW}»`)
    .replace(/(?<=[\p{L}\d)»’%€…\uE000])[ \u00A0\u202F]*([;!?])(?=[\s»)…!?]|$)/gu, `${NARROW}$1`)
    .replace(/(?<=[\p{L}\d)»’%€\uE000])[ \u00A0]*:(?=\s|$)/gu, `${FIXED}:`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${FIXED}`);
}

/**
 * Sets plain typing in French typography: narrow no-break space before ; ! ? and inside guillemets,
 * no-break space before a colon and between a number and its unit, curved apostrophes.
 * Addresses, e-mail addresses and times stay as they are. Applying it twice changes nothing.
 * Rules: Imprimerie nationale, « Lexique des règles typographiques ».
 */
export function frenchTypography(text: string): string {
  const kept: string[] = [];
  const masked = text.replace(UNTOUCHED, (address) => {
    kept.push(address);
    return MASK;
  });
  return typeset(masked).replaceAll(MASK, () => kept.shift() ?? '');
}

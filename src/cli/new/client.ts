import { isEmailAddress } from '../../check/rules/contact/malformed-email.ts';
import { isPhoneNumber } from '../../check/rules/contact/malformed-phone.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import { withoutMarkup } from '../../text/without-markup.ts';

/** Known data of the client of a new site. Missing values become placeholders. */
export interface Client {
  name?: string | undefined;
  town?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  colour?: string | undefined;
}

/** A requested value with an example. */
interface Question {
  key: keyof Client;
  /** Question at a terminal. */
  ask: string;
  example: string;
  /** Returns the requirement that a value does not meet; `undefined` if the value is valid. */
  refuse(value: string): string | undefined;
}

/** Maximum length of a name or town in characters: the maximum for the name of a site. */
const MAX_NAME_LENGTH = 60;

/** Minimum length of a telephone number in digits. Shorter ones are those of emergency services. */
const MIN_PHONE_DIGITS = 4;

function refuseName(value: string): string | undefined {
  if (value.length > MAX_NAME_LENGTH) return `at most ${MAX_NAME_LENGTH} characters long`;
  const isPlain = withoutMarkup(value).trim() === value && !/[\p{Cc}\u2028\u2029]|\{\{|[<>[\]]/u.test(value);
  if (!isPlain) return 'plain text, without HTML, Markdown or braces';
  // Neither the fonts of titles nor those of social pictures contain emoji.
  if (/\p{Emoji_Presentation}/u.test(value)) return 'plain text, without emoji';
  return /[\p{L}\p{N}]/u.test(value) ? undefined : 'a name with letters';
}

/** The questions in the order of a conversation. */
export const QUESTIONS: readonly Question[] = [
  { key: 'name', ask: 'Name of the business', example: 'Boulangerie Martin', refuse: refuseName },
  {
    key: 'town',
    ask: 'Town',
    example: 'Lille',
    refuse: (value) => (/\p{L}/u.test(value) ? refuseName(value) : 'the name of a town'),
  },
  {
    key: 'phone',
    ask: 'Telephone',
    example: '03 20 00 00 00',
    refuse: (value) =>
      isPhoneNumber(value) && value.replace(/\D/g, '').length >= MIN_PHONE_DIGITS
        ? undefined
        : 'a number that can be called',
  },
  {
    key: 'email',
    ask: 'E-mail',
    example: 'bonjour@boulangerie-martin.fr',
    refuse: (value) => (isEmailAddress(value) ? undefined : 'a mail address'),
  },
  {
    key: 'colour',
    ask: 'Brand colour',
    example: '#8b2f1c',
    refuse: (value) => (/^#[0-9a-f]{6}$/i.test(value) ? undefined : 'a colour of six hexadecimal digits'),
  },
];

/** Explains in a sentence why a value is refused, with a valid example; `undefined` if it is valid. */
export function refusalOfAnswer({ key, example, refuse }: Question, value: string): string | undefined {
  const rule = refuse(value);
  return rule && `--${key} is ${rule}, such as --${key} "${example}", not "${printable(value)}"`;
}

/** Returns the given values, trimmed. An empty one counts as missing. */
export function clientOf(values: Client): Client {
  const entries = QUESTIONS.map(({ key }) => [key, values[key]?.normalize('NFC').trim() || undefined]);
  return Object.fromEntries(entries) as Client;
}

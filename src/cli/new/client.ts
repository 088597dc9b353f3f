import { isEmail } from '../../check/rules/contact/malformed-email.ts';
import { isPhone } from '../../check/rules/contact/malformed-phone.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import { withoutMarkup } from '../../text/without-markup.ts';

/** What is known of the client whose site begins. What is missing becomes a placeholder. */
export interface Client {
  name?: string | undefined;
  town?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  colour?: string | undefined;
}

/** What one value must be, and an example of it. */
interface Question {
  key: keyof Client;
  /** What a terminal asks. */
  ask: string;
  example: string;
  /** Says what a value must be; returns nothing if it is so. */
  refuse(value: string): string | undefined;
}

/** Longest name or town, in characters: that of a site. */
const LONGEST = 60;

function refuseName(value: string): string | undefined {
  if (value.length > LONGEST) return `at most ${LONGEST} characters long`;
  const isPlain = withoutMarkup(value).trim() === value && !/[\p{Cc}\u2028\u2029]|\{\{|[<>[\]]/u.test(value);
  if (!isPlain) return 'plain text, without HTML, Markdown or braces';
  // Neither the fonts of titles nor the pictures of social networks have them.
  if (/\p{Emoji_Presentation}/u.test(value)) return 'plain text, without emoji';
  return /[\p{L}\p{N}]/u.test(value) ? undefined : 'a name with letters';
}

/** What is asked, in the order of a conversation. */
export const QUESTIONS: readonly Question[] = [
  { key: 'name', ask: 'Name of the business', example: 'Boulangerie Martin', refuse: refuseName },
  { key: 'town', ask: 'Town', example: 'Lille', refuse: refuseName },
  {
    key: 'phone',
    ask: 'Telephone',
    example: '03 20 00 00 00',
    refuse: (value) => (isPhone(value) ? undefined : 'a number that can be called'),
  },
  {
    key: 'email',
    ask: 'E-mail',
    example: 'bonjour@boulangerie-martin.fr',
    refuse: (value) => (isEmail(value) ? undefined : 'a mail address'),
  },
  {
    key: 'colour',
    ask: 'Brand colour',
    example: '#8b2f1c',
    refuse: (value) => (/^#[0-9a-f]{6}$/i.test(value) ? undefined : 'a colour of six hexadecimal digits'),
  },
];

/** Says in a sentence why a value is refused, with one that is not; nothing if it is right. */
export function refusalOf({ key, example, refuse }: Question, value: string): string | undefined {
  const rule = refuse(value);
  return rule && `--${key} is ${rule}, such as --${key} "${example}", not "${printable(value)}"`;
}

/** The values that were given, without the blanks around them. An empty one counts as none. */
export function clientOf(values: Client): Client {
  const entries = QUESTIONS.map(({ key }) => [key, values[key]?.normalize('NFC').trim() || undefined]);
  return Object.fromEntries(entries) as Client;
}

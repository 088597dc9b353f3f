import type { Chance } from './chance.ts';

/** Texts that break a page without proper escaping. They are all valid for the rules. */
export const NASTY = [
  'Ordinaire',
  'Prix',
  'Page',
  'l’atelier d’à côté',
  'l\'apostrophe "et" les `guillemets`',
  '<b>gras</b>',
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '</style><img src=x onerror=alert(3)>',
  '<!-- commentaire',
  '--> après',
  '<![CDATA[ x ]]>',
  '&amp; &lt; &#39; &nbsp &copy',
  '{{ sans fin',
  '{ seule }',
  '} } à l’envers',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must stay as written
  "${process.env.HOME} `$&` $1 $' $`",
  '%s %d %% %o',
  'مرحبا بالعالم',
  'שלום עולם (ברוכים)',
  '\u202Eà l’envers\u202C',
  '👩‍👩‍👧‍👦 👍🏽 🇫🇷 ✈️',
  '日本語の長い文章です。改行できません',
  'e\u0301\u0323 Z\u0351\u0352\u0353a\u0354l\u0355g\u0356o',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'https://www.example.com/un/chemin/sans/fin/qui/ne/se/coupe/nulle/part?avec=une&longue=question',
  'ligne un\nligne deux\r\nligne trois',
  'tabulation\tau milieu',
  'zéro\u200Blargeur\u00ADet trait',
  'privé \uE000 mail@example.com \uE001',
  'échappement &#27;[31m \\u001B[31m',
  'constructor',
  '__proto__',
  'toString',
  'undefined-like',
  'NaN 0 -1 1e309',
  '3 : 4 ; 5 ! 6 ? « 7 » 1 000 000 kg 12:30',
  '# titre * liste _ souligné | table',
  '[lien](/) ![image](x) <https://example.com>',
  'javascript:alert(4)',
  'a'.repeat(70),
  '𝒳𝒴𝒵 \u{10FFFF} ﷽',
] as const;

/**
 * Texts with another meaning in Markdown (a title, a broken link, an unclosed comment, a control character), which
 * rules report.
 */
const NOT_IN_MARKDOWN = /^# titre|\]\(|<!--|&#27;/;

/** The same texts for Markdown. */
export const NASTY_MARKDOWN = NASTY.filter((text) => !NOT_IN_MARKDOWN.test(text));

/**
 * Cuts a text to a length in UTF-16 units. If that leaves half of a surrogate pair, it is removed, because it would be
 * invalid text.
 */
function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}

export interface TextWish {
  least?: number;
  most?: number;
  of?: readonly string[];
}

/**
 * Returns a text between two lengths in UTF-16 units: often hostile, sometimes of maximum length, sometimes of one
 * character.
 */
export function anyText(chance: Chance, { least = 1, most = 400, of = NASTY }: TextWish = {}): string {
  if (least === 0 && chance.is(0.2)) return '';
  if (least <= 1 && chance.is(0.05)) return chance.pick(['x', 'é', '!', '7', '؟']);
  const wanted = chance.is(0.1) ? most : chance.between(1, Math.min(most, 90));
  let text = cut(chance.pick(of), most);
  while (text.length < Math.max(wanted, least)) text = cut(`${text} ${chance.pick(of)}`, Math.max(wanted, least));
  return text.trim() === '' || text.length < least ? 'x'.repeat(Math.max(1, least)) : text;
}

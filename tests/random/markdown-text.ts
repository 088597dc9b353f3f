import type { Chance } from './chance.ts';
import { anyText, NASTY_MARKDOWN } from './texts.ts';

const HEADINGS = [
  'Prix',
  'Page',
  'App',
  'Contenu',
  'Takeovers',
  'Prix',
  '« Été » & <b>co</b>',
  '`code` *fort*',
  '日本',
  'Prix 2',
  'Constructor',
];

function line(chance: Chance, most = 120): string {
  // A truncated address is a broken link, which the check reports.
  return anyText(chance, { most, of: NASTY_MARKDOWN })
    .replace(/\s+/g, ' ')
    .replace(/(?:https?:\/\/|\S*@)\S*$/, '');
}

/** Returns an address in Markdown syntax: characters that would end it are encoded. */
function destination(chance: Chance, addresses: readonly string[]): string {
  return chance.pick(addresses).replace(/[<>"\s]/g, encodeURIComponent);
}

/** Creates a Markdown sentence with a link, for a value of limited length. */
export function anySentence(chance: Chance, addresses: readonly string[]): string {
  return `${line(chance, 100)} [là](${destination(chance, addresses).replace(/[()]/g, encodeURIComponent)})`;
}

type Piece = (chance: Chance, addresses: readonly string[]) => string;

/** One element of each kind in GitHub-flavored Markdown. */
const PIECES: Piece[] = [
  (chance) => line(chance, 300),
  (chance) => `**${line(chance, 30)}** et _${line(chance, 20)}_ et ~~${line(chance, 10)}~~`,
  (chance, addresses) =>
    `Voyez [la page ${line(chance, 20).replace(/[[\]\\<>`]/g, '')}](${destination(chance, addresses)}).`,
  (chance) => `- ${line(chance)}\n- ${line(chance)}\n  - ${line(chance)}`,
  (chance) => `1. ${line(chance)}\n2. ${line(chance)}`,
  (chance) => `- [x] ${line(chance)}\n- [ ] ${line(chance)}`,
  (chance) => `> ${line(chance)}\n>\n> ${line(chance)}`,
  (chance) => `> **${line(chance, 20).replace(/[*\\]/g, '')}**\n>\n> ${line(chance)}`,
  (chance) => `| a | b |\n|---|:-:|\n| ${line(chance, 20).replace(/\|/g, '')} | x |`,
  (chance) => `\`\`\`html\n${anyText(chance).replace(/`/g, '')}\n\`\`\``,
  () => `    code en retrait`,
  () => '---',
  () => '![Une image](/media/a.svg)',
  (chance) => `Note[^1] ${line(chance, 20)}\n\n[^1]: ${line(chance, 40)}`,
  () => '<div onclick="alert(1)">bloc</div>',
  () => 'En ligne <b onmouseover=alert(1)>gras</b> et <script>alert(1)</script>',
  () => 'Auto : https://example.com/x et contact@example.com',
  () => 'Une phrase très simple, avec un\\\nsaut de ligne.',
  (chance, addresses) => `[renvoi][cible]\n\n[cible]: ${destination(chance, addresses)}`,
];

/** Creates a Markdown text: headings go down one level at a time, other elements are in any order. */
export function anyMarkdown(chance: Chance, addresses: readonly string[], under: 1 | 2): string {
  // Text that begins with three dashes would be read as front matter.
  const parts: string[] = ['Un début.'];
  let level = under;
  for (let count = chance.is(0.1) ? 30 : chance.between(1, 7); count > 0; count -= 1) {
    if (chance.is(0.35)) {
      level = Math.min(6, Math.max(2, chance.between(under + 1, level + 1))) as 1 | 2;
      // Two headings of one page with the same words are an error, so this is rare. One text may use the same words
      // twice: the second heading gets a numbered anchor.
      if (parts.length > 3 && chance.is(0.1)) parts.push(parts.findLast((part) => part.startsWith('#')) ?? 'Rien.');
      const number = chance.is(0.97) ? ` ${chance.between(1, 99_999)}` : '';
      parts.push(`${'#'.repeat(level)} ${chance.pick(HEADINGS)}${number}`);
    }
    parts.push(chance.pick(PIECES)(chance, addresses));
  }
  return parts.join('\n\n');
}

import { matchEnd } from '../../text/match-at.ts';
import { Cover } from './cover.ts';
import { type Amount, amountsIn } from './find-amounts.ts';
import { type BrokenBlock, tightHeadingsIn } from './find-broken-blocks.ts';
import { type BrokenLink, brokenLinksIn } from './find-broken-links.ts';
import { brokenItemsIn } from './find-broken-lists.ts';
import { type BrokenTable, brokenTablesIn } from './find-broken-tables.ts';
import { type Damage, damageIn } from './find-damage.ts';
import { type ExtraCells, extraCellsIn } from './find-extra-cells.ts';
import { fillersIn } from './find-fillers.ts';
import { literalStarsIn } from './find-literal-stars.ts';
import { loneTicksIn } from './find-lone-ticks.ts';
import { type FoundName, type MalformedName, malformedNamesIn, namesIn } from './find-names.ts';
import { type Provisional, provisionalIn } from './find-provisional.ts';
import { referencesIn, type Undefined, undefinedFootnotesIn } from './find-undefined.ts';
import { type WorkingTime, workingTimesIn } from './find-working-times.ts';
import type { MarkdownLink, ScannedMarkdown, Span, Unclosed } from './markdown.ts';
import { scanMarkdown } from './scan-markdown.ts';
import { isVague } from './vague-text.ts';

/** A finding that the author of a text accepts: `<!-- check-off code: reason -->`. */
export interface Exception extends Span {
  code: string;
  reason: string;
  /** What it covers: its own line and the paragraph that follows, from one offset to another. */
  from: number;
  to: number;
}

/** Everything in a text that rules look at; nothing of it stands in code, but for names, which say so. */
export interface MarkdownSurvey extends Pick<ScannedMarkdown, 'headings' | 'unclosed' | 'tooDeep'> {
  /** Whether the text is nothing but blanks and comments. */
  isBlank: boolean;
  links: (MarkdownLink & { isVague: boolean })[];
  /** Tags that open something, and other HTML that is no comment. */
  html: Span[];
  exceptions: Exception[];
  names: (FoundName & { isInCode: boolean })[];
  malformedNames: MalformedName[];
  amounts: Amount[];
  workingTimes: WorkingTime[];
  fillers: (Span & { typed: string })[];
  /** Notes that keep the place of a value; words of links are none. */
  provisional: Provisional[];
  brokenLinks: BrokenLink[];
  undefinedReferences: Undefined[];
  undefinedFootnotes: Undefined[];
  tightHeadings: BrokenBlock[];
  brokenItems: BrokenBlock[];
  extraCells: ExtraCells[];
  /** Signs of code that show. */
  loneTicks: Span[];
  damage: Damage[];
  brokenTables: BrokenTable[];
  /** Stars that were meant to emphasize. */
  literalStars: Span[];
}

const EXCEPTION = /^<!--\s*check-off\s+([\w-]+\/[\w-]+)\s*(?::([\s\S]*))?-->$/;
const BLANK = /^(?:[\s\u200B\u2060]|<!--(?:(?!-->)[\s\S])*-->)*$/;
const BLANKS = /\s*/y;
const PARAGRAPH = /(?:\S[^\n]*(?:\n(?=[^\n]*\S)|$)?)*/y;

function* exceptionsIn(text: string, html: readonly Span[]): Generator<Exception> {
  let [from, seen, to] = [0, 0, 0];
  for (const { offset, length } of html) {
    const [, code, reason = ''] = EXCEPTION.exec(text.slice(offset, offset + length).trim()) ?? [];
    if (code === undefined) continue;
    const next = matchEnd(BLANKS, text, offset + length);
    // Of several in one paragraph, each would be read from its beginning to its end.
    if (next >= to) to = matchEnd(PARAGRAPH, text, next);
    const before = text.slice(seen, offset).lastIndexOf('\n');
    if (before >= 0) from = seen + before + 1;
    seen = offset;
    yield { offset, length, code, reason: reason.trim(), from, to };
  }
}

/** Signs of a comment that no other sign closes before its paragraph ends: the pages show them. */
function* openCommentsIn(text: string, known: Cover): Generator<Unclosed> {
  for (let offset = text.indexOf('<!--'); offset >= 0; offset = text.indexOf('<!--', offset + 4)) {
    if (known.holds(offset) || text[offset - 1] === '\\') continue;
    yield { offset, length: 4, typed: '<!--', closing: '-->' };
  }
}

/** Finds in a Markdown text everything that rules look at. It depends on the text alone. */
export function surveyMarkdown(text: string): MarkdownSurvey {
  const { headings, links, code, html, tables, unclosed, tooDeep, inline, stretches } = scanMarkdown(text);
  const inCode = new Cover(code);
  const known = new Cover([...links, ...code, ...html]);
  const outside = <T extends Span>(cover: Cover, found: Iterable<T>) =>
    [...found].filter(({ offset }) => !cover.holds(offset));
  const literal = <T extends Span>(found: Iterable<T>) => outside(known, found);
  const outsideCode = <T extends Span>(found: Iterable<T>) => outside(inCode, found);
  return {
    isBlank: BLANK.test(text),
    headings,
    tooDeep,
    unclosed: [...unclosed, ...openCommentsIn(text, new Cover([...code, ...html]))],
    links: links.map((link) => ({ ...link, isVague: !link.isImage && isVague(link.text) })),
    // What closes a tag goes with what opens it.
    html: html.filter(({ offset, length }) => !/^\s*<(?:!--|\/)/.test(text.slice(offset, offset + length))),
    exceptions: [...exceptionsIn(text, html)],
    names: [...namesIn(text)].map((name) => ({ ...name, isInCode: inCode.holds(name.offset) })),
    malformedNames: outsideCode(malformedNamesIn(text)),
    amounts: outsideCode(amountsIn(text)),
    workingTimes: outsideCode(workingTimesIn(text)),
    fillers: outsideCode(fillersIn(text)),
    provisional: literal(provisionalIn(text)),
    brokenLinks: literal(brokenLinksIn(text)),
    undefinedReferences: literal(referencesIn(text)),
    undefinedFootnotes: literal(undefinedFootnotesIn(text)),
    tightHeadings: literal(tightHeadingsIn(text)),
    brokenItems: literal(brokenItemsIn(text)),
    extraCells: [...extraCellsIn(text, tables)],
    loneTicks: [...loneTicksIn(text, known)],
    damage: outsideCode(damageIn(text)),
    brokenTables: literal(brokenTablesIn(text, tables)),
    literalStars: [...literalStarsIn(inline, stretches, known)],
  };
}

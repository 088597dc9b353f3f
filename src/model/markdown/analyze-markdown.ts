import type { Heading as HeadingNode } from 'mdast';
import type { CorrectedRange, TextRange, TypedRange } from '../../text/range.ts';
import { type Amount, amountsIn } from './find-amounts.ts';
import { tightHeadingsIn } from './find-broken-blocks.ts';
import { brokenLinksIn } from './find-broken-links.ts';
import { type BrokenTable, brokenTablesIn, type UndelimitedTable } from './find-broken-tables.ts';
import { damagedEntitiesIn, damageIn, decomposedIn } from './find-damage.ts';
import { type Exception, exceptionsIn } from './find-exceptions.ts';
import { extraCellsIn, missingCellsIn, type UnevenRow } from './find-extra-cells.ts';
import { fillersIn } from './find-fillers.ts';
import { tagsIn, type VisibleComment, visibleCommentsIn } from './find-html.ts';
import { linksIn } from './find-links.ts';
import { loneTicksIn } from './find-lone-ticks.ts';
import { indentedCodeIn, type UnusedDefinition, underlinedIn, unusedDefinitionsIn } from './find-lost-lines.ts';
import { type FoundName, type MalformedName, malformedNamesIn, namesIn } from './find-names.ts';
import { pricesIn } from './find-prices.ts';
import { provisionalIn } from './find-provisional.ts';
import { type Renumbered, renumberedIn, type ShallowIndent, shallowIndentsIn } from './find-shallow-indents.ts';
import { brokenItemsIn, dialectsIn, literalMarksIn } from './find-shown-signs.ts';
import { splitTablesIn } from './find-split-tables.ts';
import { tabbedTablesIn } from './find-tabbed-tables.ts';
import { textInTables } from './find-text-in-tables.ts';
import { unclosedIn } from './find-unclosed.ts';
import { type Undefined, undefinedFootnotesIn, undefinedReferencesIn } from './find-undefined.ts';
import { vanishingSignsIn } from './find-vanishing-signs.ts';
import { type WorkingTime, workingTimesIn } from './find-working-times.ts';
import { hasPracticalPart } from './has-practical-part.ts';
import { type Heading, type MarkdownLink, rangeOf, type Unclosed } from './markdown.ts';
import { isAddress, MASKED, mask, maskAllButText } from './mask.ts';
import { plainText } from './plain-text.ts';
import { tooManyReferencesIn } from './too-many-references.ts';
import { treeOf } from './tree-of.ts';
import { isVague } from './vague-text.ts';
import { CONTAINERS, nodesOf, type Visited } from './walk.ts';

/** Maximum nesting of quotes and lists: React cannot render thousands of levels. */
export const MAX_NESTING = 100;

/** The parts of a text that rules check. Code is excluded; names in code are marked as such. */
export interface MarkdownAnalysis {
  /** Whether the text consists of whitespace and comments only. */
  isBlank: boolean;
  /** Whether it has a table, a procedure, a checklist or a filled-in example. */
  isPractical: boolean;
  headings: Heading[];
  /** The first range where quotes and lists are nested too deeply, if any. */
  tooDeep: TextRange[];
  /** Range of the last character reference of a block with too many for the parser, if any. */
  tooManyReferences: TextRange[];
  /** Starts of code or comments that are never closed. */
  unclosed: Unclosed[];
  links: (MarkdownLink & { isVague: boolean })[];
  /** HTML other than comments; a closing tag only if it has no opening tag. */
  html: TextRange[];
  visibleComments: VisibleComment[];
  exceptions: Exception[];
  names: (FoundName & { isInCode: boolean })[];
  malformedNames: MalformedName[];
  amounts: Amount[];
  prices: TypedRange[];
  workingTimes: WorkingTime[];
  fillers: TypedRange[];
  /** Notes that authors left in place of a value. Notes in link texts are not included. */
  provisional: TypedRange[];
  brokenLinks: CorrectedRange[];
  undefinedReferences: Undefined[];
  undefinedFootnotes: Undefined[];
  tightHeadings: CorrectedRange[];
  brokenItems: CorrectedRange[];
  extraCells: UnevenRow[];
  missingCells: UnevenRow[];
  /** Unpaired backticks, which are shown as typed. */
  loneTicks: TextRange[];
  damage: TypedRange[];
  /** Accented letters that consist of several characters. */
  decomposed: (TextRange & { suggestion: string })[];
  brokenTables: BrokenTable[];
  splitTables: UndelimitedTable[];
  textInTables: CorrectedRange[];
  tabbedTables: UndelimitedTable[];
  /** Emphasis markers that format nothing. */
  literalMarks: TypedRange[];
  vanishingSigns: CorrectedRange[];
  shallowIndents: ShallowIndent[];
  renumbered: Renumbered[];
  indentedCode: TypedRange[];
  unusedDefinitions: UnusedDefinition[];
  underlined: TypedRange[];
  dialects: TypedRange[];
}

const BLANK = /^(?:[\s\u200B\u2060]|<!--(?:(?!-->)[\s\S])*-->)*$/;
const LINKS = ['link', 'linkReference', 'image', 'imageReference'];

/** Returns a heading: its range begins at its number signs and ends with its words, or with its line of dashes. */
function headingOf(node: HeadingNode, text: string): Heading {
  const range = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  const words = first && last ? { start: rangeOf(first).start, end: rangeOf(last).end } : range;
  const typed = first ? text.slice(words.start, words.end).replace(/\s*\n[\s>]*/g, ' ') : '';
  const hasSigns = /^#+\s/.test(text.slice(range.start, words.start));
  return { level: node.depth, text: plainText(node).trim(), typed, ...range, ...(hasSigns && { end: words.end }) };
}

/** Returns the first place where quotes and lists are nested too deeply. */
function tooDeepIn(visited: readonly Visited[]): TextRange[] {
  const found = visited.find(({ node, depth }) => depth === MAX_NESTING && CONTAINERS.has(node.type));
  return found ? [{ start: rangeOf(found.node).start, end: rangeOf(found.node).start + 1 }] : [];
}

/** Returns a range without the whitespace at its ends. */
function trim({ start, end }: TextRange, text: string): TextRange {
  const typed = text.slice(start, end);
  return { start: start + typed.search(/\S|$/), end: start + typed.search(/\S|$/) + typed.trim().length };
}

/** Finds everything in a Markdown text that rules check. The result depends only on the text. */
export function analyzeMarkdown(text: string): MarkdownAnalysis {
  const visited = [...nodesOf(treeOf(text))];
  const all = visited.map(({ node }) => node);
  // Half of the nodes are text nodes, which only one of the functions below needs.
  const nodes = all.filter(({ type }) => type !== 'text');
  const rangesOf = (...types: string[]) => nodes.filter(({ type }) => types.includes(type)).map(rangeOf);
  const code = rangesOf('code', 'inlineCode');
  const html = rangesOf('html').map((range) => trim(range, text));
  const links = linksIn(nodes, text);
  const withoutCode = mask(text, code);
  const prose = mask(text, rangesOf('code', 'inlineCode', 'figure', 'html', ...LINKS));
  const shown = maskAllButText(text, all);
  const literal = mask(
    shown,
    visited.filter((one) => isAddress(one, text)).map(({ node }) => rangeOf(node)),
  );
  const isProse = ({ start }: TextRange) => prose[start] !== MASKED;
  const tables = rangesOf('table');
  const splitTables = [...splitTablesIn(text, tables)].filter(isProse);
  const isInSplit = ({ start: at }: TextRange) => splitTables.some(({ start, end }) => at >= start && at < end);
  return {
    isBlank: BLANK.test(text),
    isPractical: hasPracticalPart(nodes),
    headings: nodes.filter((node) => node.type === 'heading').map((node) => headingOf(node, text)),
    tooDeep: tooDeepIn(visited),
    tooManyReferences: [tooManyReferencesIn(text) ?? []].flat(),
    unclosed: [...unclosedIn(visited.at(-1), text, literal)],
    links: links.map((link) => ({ ...link, isVague: !link.isImage && isVague(link.text) })),
    html: [...tagsIn(text, html)],
    visibleComments: [...visibleCommentsIn(text, html, literal)],
    exceptions: [...exceptionsIn(text, html)],
    names: [...namesIn(text)].map((name) => ({ ...name, isInCode: withoutCode[name.start] === MASKED })),
    malformedNames: [...malformedNamesIn(withoutCode)],
    amounts: [...amountsIn(withoutCode)],
    prices: [...pricesIn(withoutCode)],
    workingTimes: [...workingTimesIn(withoutCode)],
    fillers: [...fillersIn(withoutCode)],
    provisional: [...provisionalIn(prose, { typed: text })],
    brokenLinks: [...brokenLinksIn(text, shown)],
    undefinedReferences: [...undefinedReferencesIn(text, literal)],
    undefinedFootnotes: [...undefinedFootnotesIn(literal)],
    tightHeadings: [...tightHeadingsIn(text, literal)],
    brokenItems: [...brokenItemsIn(text, literal, nodes)],
    extraCells: [...extraCellsIn(nodes)],
    missingCells: [...missingCellsIn(nodes, text)],
    loneTicks: [...loneTicksIn(literal)],
    damage: [...damageIn(withoutCode), ...damagedEntitiesIn(withoutCode)],
    decomposed: [...decomposedIn(withoutCode)],
    brokenTables: [...brokenTablesIn(text, tables)].filter((one) => isProse(one) && !isInSplit(one)),
    splitTables,
    textInTables: [...textInTables(nodes, text)],
    tabbedTables: [...tabbedTablesIn(visited, text)],
    literalMarks: [...literalMarksIn(text, literal, nodes)],
    vanishingSigns: [...vanishingSignsIn(text, literal, nodes)],
    shallowIndents: [...shallowIndentsIn(text, nodes)],
    renumbered: [...renumberedIn(text, nodes)],
    indentedCode: [...indentedCodeIn(text, nodes)],
    unusedDefinitions: [...unusedDefinitionsIn(text, nodes)],
    underlined: [...underlinedIn(text, nodes)],
    dialects: [...dialectsIn(text, literal)],
  };
}

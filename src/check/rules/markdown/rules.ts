import { MAX_NESTING } from '../../../model/markdown/analyze-markdown.ts';
import { isFrontMatterFence } from '../../site-index/front-matter-fence.ts';
import { inTexts } from '../in-texts.ts';
import type { Rule } from '../rule.ts';

/** The rules of the group « markdown ». */
export const rules: readonly Rule[] = [
  /** Text that looks like a list item is one. */
  {
    code: 'markdown/broken-list',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.brokenItems),
  },
  /** Tables have a delimiter row below their first row, with the same number of cells. */
  {
    code: 'markdown/broken-table',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.brokenTables),
  },
  /** Rows of a table have no more cells than the first row, because pages omit further cells. */
  {
    code: 'markdown/extra-cell',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.extraCells),
  },
  /** Texts contain no HTML: pages show it as typed. */
  {
    code: 'markdown/html',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.html),
  },
  /** Paragraphs do not become code because of their indentation: code is between fences. */
  {
    code: 'markdown/indented-code',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.indentedCode),
  },
  /** Emphasis markers format the text between them. */
  {
    code: 'markdown/literal-stars',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.literalMarks),
  },
  /** Backticks are paired. */
  {
    code: 'markdown/lone-backtick',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.loneTicks),
  },
  /** Rows of a table have no fewer cells than the first row: missing cells would be shown empty. */
  {
    code: 'markdown/missing-cell',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.missingCells),
  },
  /** Texts contain no markup of other tools: pages show it as typed. */
  {
    code: 'markdown/other-dialect',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.dialects),
  },
  /** Items of a list have the numbers that were typed. */
  {
    code: 'markdown/renumbered',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.renumbered),
  },
  /** Indented text below an item belongs to it. */
  {
    code: 'markdown/shallow-indent',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.shallowIndents),
  },
  /** Tables have no blank lines between their rows. */
  {
    code: 'markdown/split-table',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.splitTables),
  },
  /** Cells of a table are separated by bars. Rows copied from a spreadsheet have tabs. */
  {
    code: 'markdown/tabbed-table',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.tabbedTables),
  },
  /** There is a blank line between a table and the text after it. */
  {
    code: 'markdown/text-in-table',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.textInTables),
  },
  /** Quotes and lists are not nested too deeply to be rendered. */
  {
    code: 'markdown/too-deep',
    severity: 'error',
    check: inTexts(({ analysis }) => analysis.tooDeep.map((range) => ({ ...range, most: MAX_NESTING }))),
  },
  /** A text has no more character references (`&nbsp;`) than a parser can read. */
  {
    code: 'markdown/too-many-references',
    severity: 'error',
    check: inTexts(({ analysis }) => analysis.tooManyReferences),
  },
  /** Code and comments are closed, so that they do not include the rest of the text. */
  {
    code: 'markdown/unclosed',
    severity: 'error',
    check: inTexts((document, site) =>
      document.analysis.unclosed.filter((range) => !isFrontMatterFence(document, range, site)),
    ),
  },
  /** Every footnote reference has a footnote. */
  {
    code: 'markdown/undefined-footnote',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.undefinedFootnotes),
  },
  /** Every definition of a link or footnote is used. */
  {
    code: 'markdown/unused-definition',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.unusedDefinitions),
  },
  /** Characters of a sentence are not read as markers. */
  {
    code: 'markdown/vanishing-sign',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.vanishingSigns),
  },
  /** Comments are invisible to visitors. */
  {
    code: 'markdown/visible-comment',
    severity: 'error',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.visibleComments),
  },
];

import { MOST_NESTED } from '../../../model/markdown/analyze-markdown.ts';
import { isFrontMatterFence } from '../../facts/front-matter-fence.ts';
import { inTexts } from '../in-texts.ts';
import type { Rule } from '../rule.ts';

/** The rules of the group « markdown ». */
export const rules: readonly Rule[] = [
  /** What was meant as an item of a list is one. */
  {
    code: 'markdown/broken-list',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.brokenItems),
  },
  /** A table has a line of dashes below its first, with as many cells. */
  {
    code: 'markdown/broken-table',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.brokenTables),
  },
  /** No row of a table has more cells than its first, for the pages leave them out. */
  {
    code: 'markdown/extra-cell',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.extraCells),
  },
  /** Texts hold no HTML: the pages show it as it is typed. */
  {
    code: 'markdown/html',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.html),
  },
  /** No paragraph is code because spaces or a tab begin it: code stands between fences. */
  {
    code: 'markdown/indented-code',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.indentedCode),
  },
  /** Marks of emphasis format what is between them. */
  {
    code: 'markdown/literal-stars',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.literalMarks),
  },
  /** What begins code ends it. */
  {
    code: 'markdown/lone-backtick',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.loneTicks),
  },
  /** No text holds markup of other tools, which the pages show as it is typed. */
  {
    code: 'markdown/other-dialect',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.dialects),
  },
  /** Items of a list have the numbers that are typed. */
  {
    code: 'markdown/renumbered',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.renumbered),
  },
  /** What is indented below an item belongs to it. */
  {
    code: 'markdown/shallow-indent',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.shallowIndents),
  },
  /** No blank line stands between the rows of a table. */
  {
    code: 'markdown/split-table',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.splitTables),
  },
  /** The cells of a table stand between bars. Rows copied from a spreadsheet have tabs. */
  {
    code: 'markdown/tabbed-table',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.tabbedTables),
  },
  /** A blank line stands between a table and the text below it. */
  {
    code: 'markdown/text-in-table',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.textInTables),
  },
  /** Quotes and lists are nested so that a page can be rendered. */
  {
    code: 'markdown/too-deep',
    severity: 'error',
    check: inTexts(({ analysis }) => analysis.tooDeep.map((range) => ({ ...range, most: MOST_NESTED }))),
  },
  /** A text has no more references to characters (`&nbsp;`) than a parser can read. */
  {
    code: 'markdown/too-many-references',
    severity: 'error',
    check: inTexts(({ analysis }) => analysis.tooManyReferences),
  },
  /** What opens code or a comment is closed, before the rest of the text is lost in it. */
  {
    code: 'markdown/unclosed',
    severity: 'error',
    check: inTexts((document, facts) =>
      document.analysis.unclosed.filter((range) => !isFrontMatterFence(document, range, facts)),
    ),
  },
  /** The mark of a footnote has a footnote. */
  {
    code: 'markdown/undefined-footnote',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.undefinedFootnotes),
  },
  /** Every definition of a link or a footnote is called. */
  {
    code: 'markdown/unused-definition',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.unusedDefinitions),
  },
  /** Signs of a sentence are no marks. */
  {
    code: 'markdown/vanishing-sign',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.vanishingSigns),
  },
  /** No visitor reads a comment. */
  {
    code: 'markdown/visible-comment',
    severity: 'error',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.visibleComments),
  },
];

import { isBareGuide } from '../../site-index/front-matter-fence.ts';
import { inTexts } from '../in-texts.ts';
import type { Rule } from '../rule.ts';
import { rule as noH1 } from './no-h1.ts';
import { rule as severalH1 } from './several-h1.ts';
import { rule as skippedLevel } from './skipped-level.ts';

/** The rules of the group « heading ». */
export const rules: readonly Rule[] = [
  /** Headings are not empty. */
  {
    code: 'heading/empty',
    severity: 'error',
    check: inTexts(({ analysis }) => analysis.headings.filter(({ text }) => text === '')),
  },
  /** Headings have a space between number signs and text. */
  {
    code: 'heading/missing-space',
    severity: 'warning',
    isCertain: true,
    check: inTexts(({ analysis }) => analysis.tightHeadings),
  },
  noH1,
  severalH1,
  skippedLevel,
  /** Paragraphs do not become headings because of a line of dashes. */
  {
    code: 'heading/underlined',
    severity: 'warning',
    check: inTexts((document, site) => (isBareGuide(document, site) ? [] : document.analysis.underlined)),
  },
];

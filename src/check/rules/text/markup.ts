import { withoutMarkup } from '../../../text/without-markup.ts';
import type { Rule } from '../rule.ts';

/** Matches characters of which all Markdown and HTML markup contains at least one, for a quick test. */
const SIGN = /[*_<#&]|\]\(/;

/** Only texts that support Markdown or HTML contain its markup: others would show it. */
export const rule: Rule = {
  code: 'text/markup',
  severity: 'warning',
  *check({ ofKind }) {
    for (const { value, locate } of ofKind('text')) {
      if (!SIGN.test(value)) continue;
      const plain = withoutMarkup(value).trim();
      if (plain === value.trim()) continue;
      yield { place: locate(), args: { typed: value }, ...(plain ? { suggestion: plain } : {}) };
    }
  },
};

import { withoutMarkup } from '../../../text/without-markup.ts';
import type { Rule } from '../rule.ts';

/** A sign of Markdown or HTML must stand in a text for it to have any: nearly none has. */
const SIGN = /[*_<#&]|\]\(/;

/** Signs of Markdown and HTML stand in texts that read them alone: others show them. */
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

import type { Rule } from '../rule.ts';

/** Every media file that the site refers to exists. */
export const rule: Rule = {
  code: 'media/missing',
  severity: 'error',
  *check({ unresolvedMedia }) {
    for (const { name: file, uses, near: suggestion } of unresolvedMedia)
      for (const { place } of uses) yield { subject: file, place, args: { file }, suggestion };
  },
};

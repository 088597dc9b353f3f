import { variantsOf } from '../../facts/picture-variants.ts';
import type { Rule } from '../rule.ts';

/** Another size of a picture is as wide as its name says: browsers choose by that. */
export const rule: Rule = {
  code: 'media/wrong-variant-width',
  severity: 'warning',
  *check(facts) {
    const wrong = [...variantsOf(facts)].filter(({ size, named }) => Math.abs(size.width - named) > 1);
    yield* wrong.map(({ file, place, size, named }) => ({
      subject: file,
      place,
      args: { file, width: size.width, named },
    }));
  },
};

import { objectAt, textAt } from '../../../model/read/values.ts';
import { ownFontSources } from '../../../text/files.ts';
import type { Rule } from '../rule.ts';
import { rule as contrast } from './contrast.ts';

/** The rules of the group « theme ». */
export const rules: readonly Rule[] = [
  contrast,
  /** The files of a site's font exist, including its licence. */
  {
    code: 'theme/missing-font',
    severity: 'error',
    subsumedBy: ['schema/*'],
    *check({ manifest, sources, at }) {
      const fonts = objectAt(objectAt(manifest, 'theme'), 'fonts');
      for (const use of ['heading', 'text']) {
        const name = textAt(objectAt(fonts, use), 'file');
        const missing = name === undefined ? [] : ownFontSources(name).filter((file) => !sources.others?.has(file));
        if (missing.length === 0) continue;
        const files = missing.map((file) => `content/${file}`).join(', ');
        yield { place: at(`/theme/fonts/${use}/file`), args: { files } };
      }
    },
  },
];

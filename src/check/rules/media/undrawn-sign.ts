import { objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import { hasSocialPicture } from '../../../text/social-file.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';

/** Signs that the two font files lack (`ui/fonts/`), each with its marks. Blanks and joiners have no outline. */
export const UNDRAWN =
  /(?:[^ -~\u00a0-\u00a3\u00a5-\u00ff\p{Zs}\p{Cc}\p{Default_Ignorable_Code_Point}Œœ–—‘’“”‚„•…‹›€™−↑↓][\p{M}\p{Default_Ignorable_Code_Point}]*)+/u;

/** The texts of social pictures: names of the site and of chains, titles of pages that bring no picture of their own. */
function drawnTexts({ manifest, pages, chains, guides, sources }: SiteFacts) {
  const part = (value: Raw, key: string, pointer: string) => ({
    typed: textAt(value, key) ?? '',
    pointer: `${pointer}/${key}`,
    document: sources.manifest,
  });
  const drawnPages = pages.filter(({ value: { picture } }) => hasSocialPicture({ kind: 'page', picture }));
  return [
    part(objectAt(manifest, 'site'), 'name', '/site'),
    ...chains.map(({ value, pointer }) => part(value, 'name', pointer)),
    ...drawnPages.map(({ value, pointer }) => part(value, 'title', pointer)),
    ...[...guides.values()].map(({ frontMatter, source }) => ({ ...part(frontMatter, 'title', ''), document: source })),
  ];
}

/** Social pictures show every sign of the texts on them. */
export const rule: Rule = {
  code: 'media/undrawn-sign',
  severity: 'warning',
  subsumedBy: ['text/damaged'],
  *check(facts) {
    for (const { typed, pointer, document } of drawnTexts(facts)) {
      const [signs] = UNDRAWN.exec(facts.interpolate(typed).normalize('NFC')) ?? [];
      if (!signs) continue;
      const start = typed.indexOf(signs);
      // A sign of a fact that the text names is not typed in it.
      const range = start < 0 ? { start: 0, end: typed.length } : { start, end: start + signs.length };
      yield { place: document.locateWithin(pointer, range), args: { signs } };
    }
  },
};

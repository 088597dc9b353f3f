import { objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import { hasSocialPicture } from '../../../text/files.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Rule } from '../rule.ts';

/**
 * Matches characters that both font files lack (`ui/fonts/`), with their combining marks. Spaces and joiners have no
 * outline.
 */
export const UNDRAWN =
  /(?:[^ -~\u00a0-\u00a3\u00a5-\u00ff\p{Zs}\p{Cc}\p{Default_Ignorable_Code_Point}Œœ–—‘’“”‚„•…‹›€™−↑↓][\p{M}\p{Default_Ignorable_Code_Point}]*)+/u;

/**
 * Returns the texts on social pictures: the names of the site and of its chains, and the titles of guides and of pages
 * without a picture of their own.
 */
function drawnTexts({ manifest, pages, chains, guides, sources }: SiteIndex) {
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

/** Social pictures can show all characters of their texts. */
export const rule: Rule = {
  code: 'media/undrawn-sign',
  severity: 'warning',
  subsumedBy: ['text/damaged'],
  *check(site) {
    for (const { typed, pointer, document } of drawnTexts(site)) {
      const [signs] = UNDRAWN.exec(site.interpolate(typed).normalize('NFC')) ?? [];
      if (!signs) continue;
      const start = typed.indexOf(signs);
      // A character in the value of a fact is not typed in the text itself.
      const range = start < 0 ? { start: 0, end: typed.length } : { start, end: start + signs.length };
      yield { place: document.locateWithin(pointer, range), args: { signs } };
    }
  },
};

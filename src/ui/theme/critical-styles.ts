import type { EmotionCache } from '@emotion/cache';

/**
 * Returns the styles that some HTML uses, with the ids by which the browser adopts them. Styles without a class, such
 * as keyframes, come first. `known` are ids that the page already has.
 */
export function criticalStyles(
  cache: EmotionCache,
  html: string,
  known: readonly string[] = [],
): { ids: string[]; css: string } {
  const used = new Set(html.match(new RegExp(`${cache.key}-[\\w-]+`, 'g')));
  const classOf = (id: string) => `${cache.key}-${id}`;
  const hasClass = (id: string) => cache.registered[classOf(id)] !== undefined;
  const inserted = Object.keys(cache.inserted).filter(
    (id) => typeof cache.inserted[id] === 'string' && !known.includes(id),
  );
  const ids = [
    ...inserted.filter((id) => !hasClass(id)),
    ...inserted.filter((id) => hasClass(id) && used.has(classOf(id))),
  ];
  return { ids, css: ids.map((id) => cache.inserted[id]).join('') };
}

/**
 * Leaves out the preloads that React puts before a fragment for its pictures: the browser meets the picture itself a
 * moment later, and a preload knows nothing of the formats that a `picture` offers, so that two would be loaded.
 */
export function withoutHints(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
}

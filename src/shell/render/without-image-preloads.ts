/**
 * Removes the image preloads that React writes before static markup. They would load a second file, because a preload
 * ignores the formats of a `picture`.
 */
export function withoutImagePreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

/**
 * Address of a link as a document holds it: a path of the site below the path that it is published under. What the
 * server renders stands at the root: it is moved as a whole (`shell/published-markup.ts`).
 */
export function siteAddress(to: string): string {
  if (import.meta.env.SSR || !/^\/(?!\/)/.test(to)) return to;
  return import.meta.env.BASE_URL + to.slice(1);
}

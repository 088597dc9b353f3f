const ADDRESS = /( (?:href|src|poster|action|data-src)=")\/(?!\/)([^"]*)/g;

/**
 * Puts the base path before every address of the site in a page's markup; what has it already is left. Data in
 * scripts escapes its quotes and is not touched.
 */
export function applyBase(html: string, base: string): string {
  if (base === '/') return html;
  return html.replace(ADDRESS, (whole, attribute: string, rest: string) =>
    `/${rest}`.startsWith(base) ? whole : attribute + base + rest,
  );
}

/** Attributes that hold an address, and those that hold several with what is said of each. */
const ATTRIBUTE = /( (?:href|src|poster|action|data-src|(srcset))=")([^"]*)/gi;

function published(address: string, base: string): string {
  return /^\/(?!\/)/.test(address) ? base + address.slice(1) : address;
}

/**
 * Markup of a page with its addresses as they are published: every path of the site gets the base path, which ends in a
 * slash. Markup comes from the renderer with paths from the root alone, so it passes here once. Data in scripts escapes
 * its quotes and is not touched.
 */
export function publishedMarkup(html: string, { base }: { base: string }): string {
  if (base === '/') return html;
  return html.replace(ATTRIBUTE, (_, attribute: string, several: string | undefined, value: string) => {
    const addresses = several ? value.split(', ') : [value];
    return attribute + addresses.map((address) => published(address, base)).join(', ');
  });
}

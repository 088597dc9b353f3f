import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { escapeHtml } from '../../text/escape.ts';
import { socialPicture } from './social-picture.ts';

function meta(attribute: 'name' | 'property', key: string, content: string | number | undefined): string {
  return content ? `<meta ${attribute}="${escapeHtml(key)}" content="${escapeHtml(String(content))}">` : '';
}

/** Returns the HTML of a page's title, description, canonical address, robots, social card and verification codes. */
export function headTags(page: ResolvedPage, shell: Shell): string {
  const picture = socialPicture(page, shell);
  return [
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    meta('name', 'description', page.description),
    page.noindex ? '<meta name="robots" content="noindex">' : '',
    page.canonical ? `<link rel="canonical" href="${escapeHtml(page.canonical)}">` : '',
    meta('property', 'og:type', page.kind === 'guide' ? 'article' : 'website'),
    meta('property', 'og:site_name', shell.siteName),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', page.canonical),
    meta('property', 'og:image', picture?.url),
    meta('property', 'og:image:width', picture?.width),
    meta('property', 'og:image:height', picture?.height),
    meta('property', 'og:image:alt', picture?.alt),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    // Guides have no verification codes, because the tools look for them on the home page, or on a special page.
    ...(page.kind === 'guide'
      ? []
      : Object.entries(shell.verification).map(([name, code]) => meta('name', name, code))),
  ]
    .filter(Boolean)
    .join('\n');
}

import type { Shell } from '../../site/resolve/resolve-shell.ts';
import type { GuidePage, ResolvedPage } from '../../site/resolve/resolved.ts';

type Thing = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

function absolute(shell: Shell, path: string): string {
  return path.startsWith('http') ? path : shell.siteUrl + path;
}

function breadcrumb(page: GuidePage, shell: Shell): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumb.map(({ url, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(shell, url),
    })),
  };
}

function article(page: GuidePage, shell: Shell): Thing {
  const author = { '@type': 'Organization', name: shell.business.name, url: `${shell.siteUrl}/` };
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    datePublished: page.published,
    dateModified: page.reviewed,
    inLanguage: shell.language,
    mainEntityOfPage: page.canonical,
    author,
    publisher: author,
  };
}

/** What search engines are told of a page, as schema.org data. */
export function structuredData(page: ResolvedPage, shell: Shell): Thing[] {
  return page.kind === 'guide' ? [article(page, shell), breadcrumb(page, shell)] : [];
}

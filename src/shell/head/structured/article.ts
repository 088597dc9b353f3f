import type { ArticleLeaf } from 'schema-dts';
import { businessReference } from '../../../blocks/thing.ts';
import type { Shell } from '../../../model/resolve/resolve-shell.ts';
import type { GuidePage } from '../../../model/resolve/resolved.ts';
import { absoluteAddress } from '../../../text/addresses.ts';
import { socialPicture } from '../social-picture.ts';

/** Returns a guide (`Article`), with the dates of publication and last review from its front matter. */
export function article(page: GuidePage, shell: Shell): ArticleLeaf {
  const publisher = { ...businessReference(shell), url: absoluteAddress(shell, '/') };
  const { author } = page;
  const image = socialPicture(page, shell)?.url;
  const person = author && {
    '@type': 'Person' as const,
    name: author.name,
    ...(author.role ? { jobTitle: author.role } : {}),
    ...(author.url ? { url: absoluteAddress(shell, author.url) } : {}),
  };
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    ...(page.canonical ? { mainEntityOfPage: page.canonical } : {}),
    ...(image ? { image } : {}),
    datePublished: page.published,
    dateModified: page.reviewed,
    inLanguage: shell.language,
    articleSection: page.chain.name,
    wordCount: page.words,
    author: person ?? publisher,
    publisher,
  };
}

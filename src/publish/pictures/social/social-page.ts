import type { SocialDrawing } from '../../../art/social.ts';
import type { SocialSubject } from '../../../blocks/block-definition.ts';
import { definitionOf } from '../../../blocks/definitions.ts';
import type { ResolvedPage } from '../../../model/resolve/resolved.ts';
import { hasSocialPicture } from '../../../text/social-file.ts';

/** A page with a drawn social picture: little enough to keep for every page of a large site. */
export interface SocialPage extends Pick<SocialDrawing, 'title' | 'section' | 'motifs' | 'hue'> {
  path: string;
}

const anySubject: SocialSubject = { motifs: ['shop', 'browser', 'phone'], hue: 'terracotta' };

function subjectOf(page: ResolvedPage): SocialSubject {
  if (page.kind === 'guide') {
    const [main, left, right] = page.drawing;
    if (main && left && right) return { motifs: [main, left, right], hue: page.chain.hue ?? 'petrole' };
  }
  const found = page.blocks.flatMap((block) => {
    const { social } = definitionOf(block);
    const subject = social?.subject(block);
    return social && subject ? [{ rank: social.rank, subject }] : [];
  });
  const [first] = found.sort((one, other) => one.rank - other.rank);
  return first?.subject ?? anySubject;
}

/** Data for a page's social picture; `undefined` for pages with a picture of their own, and for unknown addresses. */
export function socialPage(page: ResolvedPage): SocialPage | undefined {
  if (!hasSocialPicture(page)) return undefined;
  const section = page.kind === 'guide' ? page.chain.name : undefined;
  return { path: page.path, title: page.title, section, ...subjectOf(page) };
}

import type { SocialDrawing } from '../../../art/social.ts';
import type { BlockType, ResolvedPage } from '../../../model/resolve/resolved.ts';
import { hasSocialPicture } from '../../../text/social-file.ts';

/** A page that a social picture is drawn for: little enough to be kept for every page of a large site. */
export interface SocialPage extends Pick<SocialDrawing, 'title' | 'section' | 'motifs' | 'hue'> {
  path: string;
}

type Subject = Pick<SocialDrawing, 'motifs' | 'hue'>;

/** What is drawn for a page of blocks: the first type here that the page has decides. */
const subjects: readonly (readonly [BlockType, Subject])[] = [
  ['pricing', { motifs: ['shop', 'browser', 'price-tag'], hue: 'safran' }],
  ['portfolio', { motifs: ['laptop', 'bread', 'flower'], hue: 'terracotta' }],
  ['contact-details', { motifs: ['envelope', 'clock', 'phone'], hue: 'petrole' }],
  ['backlink-packs', { motifs: ['chain-link', 'graph', 'globe'], hue: 'olive' }],
  ['booking', { motifs: ['browser', 'calendar', 'shop'], hue: 'safran' }],
  ['video-gate', { motifs: ['laptop', 'pencil', 'palette'], hue: 'sauge' }],
  ['form', { motifs: ['checklist', 'pencil', 'browser'], hue: 'sauge' }],
  ['service-list', { motifs: ['padlock', 'shield', 'document'], hue: 'ardoise' }],
  ['rich-text', { motifs: ['document', 'magnifier', 'shield'], hue: 'ardoise' }],
];
const anySubject: Subject = { motifs: ['shop', 'browser', 'phone'], hue: 'terracotta' };

function subjectOf(page: ResolvedPage): Subject {
  const list = page.blocks.find(({ type }) => type === 'article-list');
  const guide = page.kind === 'guide' ? { drawing: page.drawing, hue: page.chain.hue } : undefined;
  const { drawing, hue } = guide ?? (list?.type === 'article-list' ? (list.articles[0] ?? {}) : {});
  const [main, left, right] = drawing ?? [];
  if (main && left && right) return { motifs: [main, left, right], hue: hue ?? 'petrole' };
  return subjects.find(([type]) => page.blocks.some((block) => block.type === type))?.[1] ?? anySubject;
}

/** What is drawn for a page; nothing for those that bring a picture of their own, and for unknown addresses. */
export function socialPage(page: ResolvedPage): SocialPage | undefined {
  if (!hasSocialPicture(page)) return undefined;
  const section = page.kind === 'guide' ? page.chain.name : undefined;
  return { path: page.path, title: page.title, section, ...subjectOf(page) };
}

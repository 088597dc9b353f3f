import type { TextRange } from '../../text/range.ts';
import type { MarkdownUse, SiteParts } from './site-parts.ts';

const FENCED_FRONT_MATTER = /^(?:```|~~~)[^\n]*\n(?:---|[\w-]+:)/;

type NeededParts = Pick<SiteParts, 'sources' | 'guides'>;

/**
 * Whether a text is a guide without front matter, which is reported. Its first lines may be front matter in another
 * form.
 */
export function isBareGuide({ file = '' }: MarkdownUse, { sources, guides }: NeededParts): boolean {
  return guides.has(`/${file}`) && sources.markdown.get(file)?.hasFrontMatter === false;
}

/**
 * Whether a code block is in fact a fence around the front matter of a guide. The missing front matter is reported
 * instead.
 */
export function isFrontMatterFence(document: MarkdownUse, { start }: TextRange, known: NeededParts): boolean {
  return start === 0 && isBareGuide(document, known) && FENCED_FRONT_MATTER.test(document.text);
}

import type { TextRange } from '../markdown/markdown.ts';
import type { MarkdownUse, SiteParts } from './site-parts.ts';

const FENCED_FRONT_MATTER = /^(?:`{3,}|~{3,})[^\n]*\n(?:---|[\w-]+:)/;

/** Whether what opens code is a fence around the front matter of a guide, which is reported as such. */
export function isFrontMatterFence(
  document: MarkdownUse,
  { offset }: TextRange,
  { sources, guides }: Pick<SiteParts, 'sources' | 'guides'>,
): boolean {
  if (offset !== 0) return false;
  const { file = '' } = document;
  const isBare = guides.has(`/${file}`) && sources.markdown.get(file)?.hasFrontMatter === false;
  return isBare && FENCED_FRONT_MATTER.test(document.text);
}

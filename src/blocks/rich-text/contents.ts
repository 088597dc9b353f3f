import { createSlugger } from '../../text/slug.ts';
import { frenchTypography } from '../../text/typography.ts';

/** An entry of a table of contents. */
export interface ContentsEntry {
  id: string;
  title: string;
}

/** What a heading says once it is rendered: without pictures, marks and HTML, which the pages leave out. */
function wordsOf(heading: string): string {
  return heading
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .replace(/[*_`]/g, '');
}

/** The highest headings of a Markdown text with the anchors that its rendering gives them. */
export function contentsOf(markdown: string): ContentsEntry[] {
  const slug = createSlugger();
  const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^(#{1,6}) +(.+?) *#*$/gm)].map(
    ([, marks = '', text = '']) => {
      const title = frenchTypography(wordsOf(text));
      return { level: marks.length, id: slug(title), title };
    },
  );
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).map(({ id, title }) => ({ id, title }));
}

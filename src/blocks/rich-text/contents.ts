import { createSlugger } from '../../text/slug.ts';
import { frenchTypography } from '../../text/typography.ts';

/** An entry of a table of contents. */
export interface ContentsEntry {
  id: string;
  title: string;
}

/** The highest headings of a Markdown text with the anchors that its rendering gives them. */
export function contentsOf(markdown: string): ContentsEntry[] {
  const slug = createSlugger();
  const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^(#{1,6}) +(.+?) *#*$/gm)].map(
    ([, marks = '', text = '']) => {
      const title = frenchTypography(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, ''));
      return { level: marks.length, id: slug(title), title };
    },
  );
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).map(({ id, title }) => ({ id, title }));
}

import { plainText } from '../model/markdown/plain-text.ts';
import { nodesOf } from '../model/markdown/walk.ts';
import { createSlugger } from '../text/names.ts';
import { frenchTypography } from '../text/typography.ts';
import { type FactTexts, filledTree } from './filled-tree.ts';

/** Returns the top-level headings of a Markdown text, with the anchors that they have when it is rendered. */
export function contentsOf(markdown: string, facts: FactTexts = {}): { id: string; title: string }[] {
  const slug = createSlugger();
  const tree = filledTree(markdown, facts);
  const headings = [...nodesOf(tree)].flatMap(({ node, depth }) => {
    if (node.type !== 'heading') return [];
    const text = plainText(node, { pictures: false });
    return [{ level: node.depth, isTop: depth === 0, id: slug(text), title: frenchTypography(text) }];
  });
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level, isTop }) => isTop && level === highest).map(({ id, title }) => ({ id, title }));
}

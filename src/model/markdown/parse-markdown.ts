import type { Root } from 'mdast';
import { readFigures } from './read-figure.ts';
import { tooManyReferencesIn } from './too-many-references.ts';

/**
 * Loads satteri, if its compiled code exists for this machine and works (it does not in jsdom). Only CommonMark and GFM
 * are enabled: the body of a file has no front matter.
 */
async function load(): Promise<(text: string) => Root> {
  try {
    const { markdownToMdast } = await import('satteri');
    const parse = (text: string) => markdownToMdast(text, { features: { frontmatter: false }, position: true }) as Root;
    parse('*');
    return parse;
  } catch {
    const { parseWithMicromark } = await import('./parse-with-micromark.ts');
    return parseWithMicromark;
  }
}

const parse = await load();

/**
 * Parses a Markdown text (CommonMark with GFM) into an mdast tree, which rules and pages share. Every node has its
 * position; offsets count UTF-16 units from the start of the text. The caller owns the tree. A text with too many
 * character references has an empty tree, and is reported. Code blocks that describe figures become figures
 * (`read-figure.ts`).
 */
export function parseMarkdown(text: string): Root {
  if (tooManyReferencesIn(text)) return { type: 'root', children: [] };
  // CommonMark 0.31, §2.3: NUL becomes U+FFFD, but satteri keeps it. Both are one unit long.
  const tree = parse(text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text);
  readFigures(tree, text);
  return tree;
}

import type { Root } from 'mdast';
import { readFigures } from './read-figure.ts';
import { tooManyReferencesIn } from './too-many-references.ts';

type Parse = (text: string) => Root;

/**
 * satteri, where it has compiled code for the machine that works (not in the contexts of jsdom). It reads nothing but
 * what CommonMark and GFM know: no front matter, which the body of a file does not hold.
 */
async function load(): Promise<Parse> {
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
 * Parses a Markdown text (CommonMark with GFM) into an mdast tree, the one that rules read and pages show. Every node
 * has its position; offsets count UTF-16 units from the start of the text. The caller owns the tree. A text with too
 * many references to characters, which is reported, has an empty tree. Blocks of code that describe figures are figures
 * (`read-figure.ts`).
 */
export function parseMarkdown(text: string): Root {
  if (tooManyReferencesIn(text)) return { type: 'root', children: [] };
  // CommonMark 0.31, §2.3: satteri keeps the character. Both are one unit long.
  const tree = parse(text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text);
  readFigures(tree, text);
  return tree;
}

import type { Root, RootContent } from 'mdast';

type Parser = (document: string, file: unknown) => Root;

/**
 * A parser in machine code. Where it was not compiled for the machine, or does not work (as in the contexts that tests
 * of components run in), react-markdown's own reads all: the trees are the same, and take longer.
 */
const native = await import('satteri')
  .then(({ markdownToMdast }) => {
    const parse = (document: string) =>
      markdownToMdast(document, { features: { frontmatter: false }, position: false }) as Root;
    parse('*');
    return parse;
  })
  .catch(() => undefined);

/**
 * What the two parsers may read differently, besides HTML. Everything else they read alike, as a test with random texts
 * holds. Each looks for its rarest sign first, and then at what stands before it: every guide goes through all of them.
 */
const UNSURE = [
  // Notes, definitions, tabs, and letters of two code units beside emphasis.
  /[\0\t\r\ufeff\ud800-\udfff]|\[\^|\]:/,
  // Emphasis of one kind that touches another.
  /\*[_~\\]|_[*~\\]|~[*_\\]|\\[*_~]/,
  // Boxes to tick, but for those that stand between a bullet and words.
  /(?<!^ *(?:[-*+]|\d+[.)]) )\[[ \nxX]\]|\[[ xX]\](?! \S)/m,
  // Rows of tables without a bar at their beginning.
  /\|(?<=^[ >]*[^ >|\n][^|\n]*\|)/m,
  // What stands right after a table and is no row of it, or looks like none.
  /\|(?<=^[ >]*\|).*\n[ >]*[^ >|\n]/m,
  // Indented code right after a heading, a rule, an empty item or another block of code.
  /\n(?=[ >]* {4}[ >]*[^ >\n])(?<=^[ >]*(?:[-_*+=][-_*= ]*|\d+[.)] *|[`~#].*)\n)/m,
  // Blanks where nothing else stands, or after the sign that opens a block of code.
  /^ +$|^ *(?:```|~~~).* $/m,
];

const FENCE = /^( {0,3})```[^`]*$/;
const CLOSING = /^```+ *$/;
/** A fence that stands behind signs of other blocks, or further in. */
const OTHER_FENCE = /^[ >*+\d.)-]*```/;
const QUOTED = /(?<![\\`])`[^`\n]+`(?!`)/g;

/** A text without its blocks of code; nothing where one of them does not end, or may not be what it seems. */
function withoutBlocksOfCode(document: string): string | undefined {
  if (document.includes('~~~')) return undefined;
  if (!document.includes('```')) return document;
  const kept: string[] = [];
  let indent: string | undefined;
  for (const line of document.split('\n')) {
    if (indent === undefined) {
      indent = FENCE.exec(line)?.[1];
      if (indent !== undefined) continue;
      if (OTHER_FENCE.test(line)) return undefined;
      kept.push(line);
    } else if (line !== '' && !line.startsWith(indent)) return undefined;
    else if (CLOSING.test(line.slice(indent.length))) indent = undefined;
    else if (OTHER_FENCE.test(line)) return undefined;
  }
  return indent === undefined ? kept.join('\n') : undefined;
}

/** Whether the two parsers may read a text differently. What is quoted as code is no HTML. */
function isUnsure(document: string): boolean {
  if (UNSURE.some((syntax) => syntax.test(document))) return true;
  const prose = withoutBlocksOfCode(document);
  return prose === undefined || (prose.includes('<') && prose.replace(QUOTED, '').includes('<'));
}

/** What every bare address has. */
const SIGN = /@|www\.|https?:\/\//i;

/** Whether a text holds what is an address, or could be one, without the signs of a link around it. */
function holdsBareAddress(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return SIGN.test(node.value);
    if (node.type === 'link') {
      const [first] = node.children;
      return node.children.length === 1 && first?.type === 'text' && node.url.endsWith(first.value);
    }
    return 'children' in node && node.type !== 'linkReference' && holdsBareAddress(node.children);
  });
}

/**
 * Gives react-markdown a parser in machine code for all texts that it reads as react-markdown's own does; the others,
 * which are few, stay with that. Stands after the plug-ins that add syntax (`remark-gfm`), whose trees it makes too.
 */
export function remarkNativeParser(this: unknown): void {
  const processor = this as { parser?: Parser };
  const { parser } = processor;
  if (!native || !parser) return;
  processor.parser = (document, file) => {
    if (isUnsure(document)) return parser(document, file);
    const tree = native(document);
    return holdsBareAddress(tree.children) ? parser(document, file) : tree;
  };
}

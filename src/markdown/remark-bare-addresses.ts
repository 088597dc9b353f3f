import type { Root, RootContent } from 'mdast';

type Construct = { name?: string };
type Syntax = { text?: Record<string, Construct | Construct[]> };
type FromSyntax = { enter?: object } | FromSyntax[];

/** What a plug-in may change of the processor that it is given to. */
interface Processor {
  parser?: (document: string, file: unknown) => Root;
  data(): { micromarkExtensions?: Syntax[]; fromMarkdownExtensions?: FromSyntax[] };
}

/** Constructs of remark-gfm that look for an address of the web or of mail, one of them at every letter. */
const BARE = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

/** What every bare address has. */
const SIGN = /@|www\.|https?:\/\//i;

const LINKS = new Set(['link', 'linkReference']);

function withoutBare(syntax: Syntax): Syntax {
  const entries = Object.entries(syntax.text ?? {}).map(([code, constructs]) => {
    const kept = [constructs].flat().filter(({ name }) => !BARE.has(name ?? ''));
    return [code, kept] as const;
  });
  return { ...syntax, text: Object.fromEntries(entries.filter(([, kept]) => kept.length > 0)) };
}

function isBare(extension: FromSyntax): boolean {
  return 'enter' in extension && 'literalAutolink' in (extension.enter ?? {});
}

/** Whether a text outside of links holds what could be an address. */
function holdsAddress(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return SIGN.test(node.value);
    return 'children' in node && !LINKS.has(node.type) && holdsAddress(node.children);
  });
}

/**
 * Makes remark-gfm, which stands before this in the list, look for bare addresses only in texts that have one. The
 * tree is the same: what could become such a link stands as text in a tree that was made without them, and the text
 * is then parsed a second time. Without them, parsing takes about two thirds of the time.
 */
export function remarkBareAddresses(this: unknown): void {
  const processor = this as Processor;
  const { parser } = processor;
  const data = processor.data();
  const { micromarkExtensions: syntax = [], fromMarkdownExtensions: fromSyntax = [] } = data;
  const lean = {
    micromarkExtensions: syntax.map(withoutBare),
    fromMarkdownExtensions: (fromSyntax.flat(2) as FromSyntax[]).filter((extension) => !isBare(extension)),
  };
  if (!parser) return;
  processor.parser = (document, file) => {
    Object.assign(data, lean);
    const tree = parser(document, file);
    Object.assign(data, { micromarkExtensions: syntax, fromMarkdownExtensions: fromSyntax });
    // Not asked of the document: `&#64;` is an @ as well.
    return holdsAddress(tree.children) ? parser(document, file) : tree;
  };
}

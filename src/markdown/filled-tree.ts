import type { Root } from 'mdast';
import { fillNames } from '../site/markdown/fill-names.ts';
import { parseMarkdown } from '../site/markdown/parse-markdown.ts';

/** What the names between double braces stand for. */
export type FactTexts = Readonly<Record<string, string>>;

/** The tree of a text as rules read it, with its names filled in. */
export function filledTree(source: string, facts: FactTexts): Root {
  return fillNames(parseMarkdown(source), (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined));
}

/** Has react-markdown show that tree. It changes the tree that it is given, which is its own. */
export function remarkFilledTree(this: unknown, facts: FactTexts): void {
  (this as { parser: (document: string) => Root }).parser = (document) => filledTree(document, facts);
}

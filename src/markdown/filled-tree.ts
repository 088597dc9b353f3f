import type { Root } from 'mdast';
import { fillNames } from '../model/markdown/fill-names.ts';
import { parseMarkdown } from '../model/markdown/parse-markdown.ts';

/** Value of each name between double braces. */
export type FactTexts = Readonly<Record<string, string>>;

/** Parses Markdown to the mdast tree that rules also read, and replaces its names with their values. */
export function filledTree(source: string, facts: FactTexts): Root {
  return fillNames(parseMarkdown(source), (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined));
}

/** Replaces react-markdown's parser with `filledTree`, which creates a new tree because plug-ins mutate it. */
export function remarkFilledTree(this: unknown, facts: FactTexts): void {
  (this as { parser: (document: string) => Root }).parser = (document) => filledTree(document, facts);
}

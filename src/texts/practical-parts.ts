import type { Nodes } from 'mdast';
import { plainText } from '../model/markdown/plain-text.ts';

/** What of a guide can be used as it stands. */
export interface PracticalParts {
  tables: number;
  /** Numbered lists of three steps or more. */
  procedures: number;
  checklists: number;
  /** Call-outs whose title says that an example is filled in. */
  examples: number;
}

function isExample(node: Nodes): boolean {
  const [first] = node.type === 'blockquote' ? node.children : [];
  const [title] = first?.type === 'paragraph' ? first.children : [];
  return title?.type === 'strong' && /^exemple/i.test(plainText(title));
}

/** Counts the tables, procedures, checklists and filled-in examples of a guide. */
export function practicalParts(nodes: readonly Nodes[]): PracticalParts {
  const lists = nodes.filter((node) => node.type === 'list');
  return {
    tables: nodes.filter(({ type }) => type === 'table').length,
    procedures: lists.filter(({ ordered, children }) => ordered && children.length >= 3).length,
    checklists: lists.filter(({ children }) => children.some(({ checked }) => checked != null)).length,
    examples: nodes.filter(isExample).length,
  };
}

import type { Nodes } from 'mdast';
import { plainText } from './plain-text.ts';

/** Whether a node is a quote whose title announces a filled-in example. */
function isExample(node: Nodes): boolean {
  const [first] = node.type === 'blockquote' ? node.children : [];
  const [title] = first?.type === 'paragraph' ? first.children : [];
  return title?.type === 'strong' && /^exemple/i.test(plainText(title));
}

/** Whether a list is a procedure of at least three steps, or a checklist. */
function isPracticalList(node: Nodes): boolean {
  if (node.type !== 'list') return false;
  const { ordered, children } = node;
  return (ordered === true && children.length >= 3) || children.some(({ checked }) => checked != null);
}

/** Whether a text has something to use directly: a table, a procedure, a checklist, a filled-in example. */
export function hasPracticalPart(nodes: readonly Nodes[]): boolean {
  return nodes.some((node) => node.type === 'table' || isPracticalList(node) || isExample(node));
}

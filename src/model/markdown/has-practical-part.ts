import type { Nodes } from 'mdast';
import { plainText } from './plain-text.ts';

/** Whether a node is a quote whose title says that an example is filled in. */
function isExample(node: Nodes): boolean {
  const [first] = node.type === 'blockquote' ? node.children : [];
  const [title] = first?.type === 'paragraph' ? first.children : [];
  return title?.type === 'strong' && /^exemple/i.test(plainText(title));
}

/** Whether a list is a procedure of three steps or more, or a list to tick. */
function isPracticalList(node: Nodes): boolean {
  if (node.type !== 'list') return false;
  const { ordered, children } = node;
  return (ordered === true && children.length >= 3) || children.some(({ checked }) => checked != null);
}

/** Whether a text has something that can be used as it is: a table, a procedure, a list to tick, a filled-in example. */
export function hasPracticalPart(nodes: readonly Nodes[]): boolean {
  return nodes.some((node) => node.type === 'table' || isPracticalList(node) || isExample(node));
}

import type { Nodes } from 'mdast';
import { parseMarkdown } from '../../../model/markdown/parse-markdown.ts';
import { plainText } from '../../../model/markdown/plain-text.ts';
import { nodesOf } from '../../../model/markdown/walk.ts';
import type { Rule } from '../rule.ts';

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

/** Whether a text has something that can be used as it is. */
function isPractical(text: string): boolean {
  return [...nodesOf(parseMarkdown(text))].some(
    ({ node }) => node.type === 'table' || isPracticalList(node) || isExample(node),
  );
}

/** A guide has a table, a procedure, a list to tick or a filled-in example. */
export const rule: Rule = {
  code: 'style/no-practical-part',
  severity: 'warning',
  *check({ guideTexts }) {
    for (const { guide, title } of guideTexts) {
      if (!guide.source.make('isPractical', isPractical)) yield { place: title() };
    }
  },
};

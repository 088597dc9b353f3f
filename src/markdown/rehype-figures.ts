import type { Element, ElementContent, Root, RootContent } from 'hast';
import { mediaFile } from '../text/files.ts';
import { frenchTypography } from '../text/typography.ts';

/** Sizes of pictures by file name, `media/…`. */
export type SizesByFile = Readonly<Record<string, { width: number; height: number }>>;

type Child = RootContent | ElementContent;

function isElement(node: Child | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

/** Returns the titled picture of a paragraph without other content. */
function titledPicture(node: Child): Element | undefined {
  if (!isElement(node, 'p')) return undefined;
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return others.length === 0 && isElement(only, 'img') && only.properties.title ? only : undefined;
}

/**
 * Makes pictures lazy, with their sizes. A titled picture alone in its paragraph becomes a figure with the title as its
 * caption.
 */
export function rehypeFigures(sizes: SizesByFile = {}) {
  const arrange = (node: Child): Child => {
    if (isElement(node, 'img')) {
      const size = sizes[mediaFile(String(node.properties.src ?? '')) ?? ''];
      Object.assign(node.properties, { loading: 'lazy', decoding: 'async', ...size });
    }
    const picture = titledPicture(node);
    if ('children' in node) node.children = node.children.map((child) => arrange(child) as ElementContent);
    if (!picture) return node;
    const caption = frenchTypography(String(picture.properties.title));
    picture.properties.title = undefined;
    const figcaption: Element = {
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text', value: caption }],
    };
    return { type: 'element', tagName: 'figure', properties: {}, children: [picture, figcaption] };
  };
  return (root: Root) => {
    root.children = root.children.map((child) => arrange(child) as RootContent);
  };
}

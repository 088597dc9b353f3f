import type { CSSProperties } from 'react';
import { rectOfText } from './frame-overlay.ts';

/** The first background around an element that is not see-through. */
function backgroundOf(element: Element, view: Window): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = view.getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*,\s*0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/** How a field looks that stands over a text of a page and is to look like it. */
export function inPlaceStyle(node: Text): CSSProperties {
  const element = node.parentElement as Element;
  const view = node.ownerDocument.defaultView as Window;
  const own = view.getComputedStyle(element);
  const text = rectOfText(node);
  const box = element.getBoundingClientRect();
  const isBlock = own.display !== 'inline';
  const [left, width] = isBlock ? [box.left, box.width] : [text.left, Math.max(text.width + 24, 120)];
  return {
    position: 'absolute',
    zIndex: 2,
    boxSizing: 'border-box',
    left: left + view.scrollX - 6,
    top: text.top + view.scrollY - 4,
    width: width + 12,
    minHeight: text.height + 8,
    margin: 0,
    padding: '4px 6px',
    border: 0,
    borderRadius: 6,
    outline: '2px solid #a83a18',
    boxShadow: '0 0 0 4px #fffcf5',
    resize: 'none',
    overflow: 'hidden',
    color: own.color,
    background: backgroundOf(element, view),
    font: own.font,
    letterSpacing: own.letterSpacing,
    lineHeight: own.lineHeight,
    textWrap: own.textWrap as CSSProperties['textWrap'],
    textAlign: own.textAlign as CSSProperties['textAlign'],
    textTransform: own.textTransform as CSSProperties['textTransform'],
  };
}

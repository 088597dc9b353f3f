import { STATIC_HTML } from '../../protocol/attributes.ts';
import type { PageOrigins } from '../../site/edit/protocol.ts';
import { caretAt, createFrameOverlay, type FrameOverlay, rectOfText } from './frame-overlay.ts';
import { type ClickTarget, mapPage, type PageMap, targetAt } from './text-map.ts';

export interface FrameOptions {
  /** Whether clicks are the visitor's. */
  isBrowsing(): boolean;
  origins(): PageOrigins | undefined;
  isFact(origin: { pointer?: string }): boolean;
  /** Name of a field or block, for the tag at it. */
  nameOf(target: ClickTarget): string;
  onChoose(target: ClickTarget, at: { x: number; y: number; offset: number }): void;
  onEdit(target: ClickTarget): void;
  /** The page shows something else, or another page is there. */
  onChange(): void;
}

export interface WatchedFrame {
  overlay: FrameOverlay;
  map(): PageMap | undefined;
  /** The map is made anew when it is next asked for. */
  forget(): void;
  end(): void;
}

/** Events that a page must not see while its texts are being chosen. */
const SILENCED = ['mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'auxclick', 'submit'];

/** Watches the page in the frame: what the pointer is over, what is clicked, and whether something has changed. */
export function watchFrame(document: Document, options: FrameOptions): WatchedFrame {
  const view = document.defaultView as Window & typeof globalThis;
  const overlay = createFrameOverlay(document);
  let known: PageMap | undefined;
  const map = () => {
    const origins = options.origins();
    known ??= origins && mapPage(origins, document);
    return known;
  };
  const targetOf = (event: MouseEvent): { target: ClickTarget | undefined; offset: number } => {
    const found = map();
    const element = event.target as Element;
    // A click by the keyboard has no place: it means the control itself.
    const isAtPlace = event.detail > 0 || event.type !== 'click';
    const caret = isAtPlace ? caretAt(document, event.clientX, event.clientY) : { node: element, offset: 0 };
    const isOver = caret.node !== null && element.contains(caret.node);
    const node = isOver ? caret.node : element;
    const offset = isOver ? caret.offset : 0;
    return { target: found && targetAt(found, node, offset, options.isFact), offset };
  };
  const isOwn = (event: Event) => event.composedPath().includes(overlay.root);

  const onMove = (event: MouseEvent) => {
    if (options.isBrowsing()) return overlay.hide();
    const { target } = targetOf(event);
    if (!target) return overlay.hide();
    const { element, block } = target;
    const around = map()?.blocks.find((one) => one.block === block)?.element;
    const children = around && [...around.querySelectorAll(`:scope > *, :scope > [${STATIC_HTML}] > *`)];
    const shown = children?.find((child) => child.contains(element)) ?? element;
    const own = (shown.getBoundingClientRect().height ? shown : element).getBoundingClientRect();
    overlay.show({ block: own, field: target.text && rectOfText(target.text.node), tag: options.nameOf(target) });
  };
  const onClick = (event: MouseEvent) => {
    if (options.isBrowsing() || isOwn(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A page that was not hydrated yet repeats the click by itself.
    if (!event.isTrusted) return;
    const { target, offset } = targetOf(event);
    if (!target) return;
    if (event.type === 'dblclick') options.onEdit(target);
    else options.onChoose(target, { x: event.clientX, y: event.clientY, offset });
  };
  const onSilenced = (event: Event) => {
    if (options.isBrowsing() || isOwn(event)) return;
    event.stopImmediatePropagation();
    if (event.cancelable && event.type !== 'touchstart') event.preventDefault();
  };
  const observer = new view.MutationObserver(() => {
    // The editor says itself what is wrong, at its place; the page stays in sight.
    for (const cover of document.querySelectorAll('vite-error-overlay')) cover.remove();
    known = undefined;
    options.onChange();
  });

  const listeners: [string, (event: never) => void][] = [
    ['mousemove', onMove],
    ['click', onClick],
    ['dblclick', onClick],
    ...SILENCED.map((name): [string, (event: never) => void] => [name, onSilenced]),
  ];
  for (const [name, listener] of listeners) view.addEventListener(name, listener as EventListener, { capture: true });
  const leave = () => overlay.hide();
  document.documentElement.addEventListener('mouseleave', leave);
  if (document.body) observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    overlay,
    map,
    forget() {
      known = undefined;
    },
    end() {
      observer.disconnect();
      for (const [name, listener] of listeners)
        view.removeEventListener(name, listener as EventListener, { capture: true });
      document.documentElement.removeEventListener('mouseleave', leave);
      overlay.root.host.remove();
    },
  };
}

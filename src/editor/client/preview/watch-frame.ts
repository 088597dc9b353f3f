import type { Origin, PageOrigins } from '../../origins-protocol.ts';
import { inputCount } from '../state/inputs.ts';
import type { Selection } from '../state/selection.ts';
import { createFrameOverlay, createVisitorChoices, type FrameOverlay, rectOfText } from './frame-overlay.ts';
import { drawnPart, placeIn } from './place-in.ts';
import { nodeAtPoint } from './text-at-point.ts';
import { type ClickTarget, createPageMap, type PageMap, targetAt } from './text-map.ts';

export interface ClickPlace {
  x: number;
  y: number;
  /** Offset in the clicked text. */
  offset: number;
  /** Number of inputs in the editor up to the click. */
  since: number;
}

interface FrameOptions {
  /** Returns whether clicks work as for a visitor. */
  isBrowsing(): boolean;
  origins(): PageOrigins | undefined;
  /** Returns whether the origins match the current text. */
  isCurrent(): boolean;
  /** Returns whether the origins cannot become current, because the server is unreachable or cannot save. */
  isStuck(): boolean;
  /** Called when a click has no effect because `isStuck` returns true. */
  onStuck(): void;
  isFact(origin: Origin): boolean;
  /** Returns the name of a field or block, for its label. */
  nameOf(target: ClickTarget): string;
  onChoose(target: ClickTarget, at: ClickPlace): void;
  onEdit(target: ClickTarget, at: ClickPlace): void;
  /** Called when the page has changed, or another one has loaded. */
  onChange(): void;
}

export interface WatchedFrame {
  overlay: FrameOverlay;
  /** Forgets the origins of the page, because they have changed or do not arrive. */
  forget(): void;
  /** Outlines the selection, and scrolls to it unless it was made in the page. */
  select(selection: Selection | undefined): void;
  /** Redraws the outlines. */
  refresh(): void;
  end(): void;
}

/** Events that the page must not receive while the author selects texts. */
const SILENCED = ['mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'auxclick', 'submit'];

/** Space between a header that covers the top of a page and a section that is scrolled to, in pixels. */
const SCROLL_GAP_PX = 12;

/** Watches the page in the frame: the element under the pointer, clicks, and changes. */
export function watchFrame(page: Document, options: FrameOptions): WatchedFrame {
  const view = page.defaultView as Window & typeof globalThis;
  const overlay = createFrameOverlay(page);
  let known: PageMap | undefined;
  const map = () => {
    const origins = options.origins();
    known ??= origins && createPageMap(origins, page);
    return known;
  };
  const targetOf = (event: MouseEvent): { target: ClickTarget | undefined; offset: number } => {
    const found = map();
    const element = event.target as Element;
    // A click by keyboard has no position, so it refers to the control itself.
    const isAtPlace = event.detail > 0 || event.type !== 'click';
    const point = { x: event.clientX, y: event.clientY };
    const { node, offset } = isAtPlace ? nodeAtPoint(found, element, point) : { node: element, offset: 0 };
    return { target: found && targetAt(found, node, offset, options.isFact), offset };
  };
  const isOwn = (event: Event) => event.composedPath().includes(overlay.root);

  let selected: Selection | undefined;
  let isScrollDue = false;
  const showOverlays = createVisitorChoices(page, overlay.root.host);
  const refresh = () => {
    const isAt = (pointer: string) => selected?.file === 'manifest' && selected.pointer === pointer;
    showOverlays({ consent: isAt('/consent'), offer: options.isBrowsing() || isAt('/popups') });
    const found = options.isBrowsing() ? undefined : map();
    const place = found && selected && placeIn(found, selected);
    overlay.choose(place);
    if (!place || !isScrollDue) return;
    isScrollDue = false;
    const { box } = place;
    const room = view.innerHeight;
    const head = Number.parseFloat(view.getComputedStyle(page.documentElement).scrollPaddingTop) || 0;
    if (box.top >= head && box.bottom <= room) return;
    const above = Math.max(head + SCROLL_GAP_PX, (room - box.height) / 2);
    const behavior = view.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    view.scrollTo({ top: box.top + view.scrollY - above, behavior });
  };
  let frame = 0;
  const refreshSoon = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(refresh);
  };

  const onMove = (event: MouseEvent) => {
    if (options.isBrowsing()) return overlay.hide();
    const { target } = targetOf(event);
    if (!target) return overlay.hide();
    const { element, block } = target;
    const around = map()?.blocks.find((one) => one.block === block)?.element;
    const own = (around ? drawnPart(around, element) : element).getBoundingClientRect();
    const picture = target.isPicture && element.getBoundingClientRect();
    const field = target.text ? rectOfText(target.text.node) : picture || undefined;
    overlay.show({ block: own, field, tag: options.nameOf(target) });
  };
  const onClick = (event: MouseEvent) => {
    if (options.isBrowsing() || isOwn(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A page that was not hydrated yet replays the click itself.
    if (!event.isTrusted) return;
    answer({ event, since: inputCount() });
  };
  /** The last click, if the server has not sent the origins of the texts yet. */
  let waiting: { event: MouseEvent; since: number } | undefined;
  const answer = (click: NonNullable<typeof waiting>) => {
    const isKnown = map() && options.isCurrent();
    const isStuck = !isKnown && options.isStuck();
    waiting = isKnown || isStuck ? undefined : click;
    if (isStuck) options.onStuck();
    if (!isKnown) return;
    const { event, since } = click;
    const { target, offset } = targetOf(event);
    if (!target) return;
    const place = { x: event.clientX, y: event.clientY, offset, since };
    if (event.type === 'dblclick') options.onEdit(target, place);
    else options.onChoose(target, place);
  };
  const onSilenced = (event: Event) => {
    if (options.isBrowsing() || isOwn(event)) return;
    event.stopImmediatePropagation();
    if (event.cancelable && event.type !== 'touchstart') event.preventDefault();
  };
  const observer = new view.MutationObserver(() => {
    // Remove Vite's error overlay: the editor shows errors at their fields, and the page stays visible.
    for (const cover of page.querySelectorAll('vite-error-overlay')) cover.remove();
    known = undefined;
    options.onChange();
    refreshSoon();
  });
  const resized = new view.ResizeObserver(refreshSoon);

  const listeners: [string, (event: never) => void][] = [
    ['mousemove', onMove],
    ['click', onClick],
    ['dblclick', onClick],
    ...SILENCED.map((name): [string, (event: never) => void] => [name, onSilenced]),
  ];
  for (const [name, listener] of listeners) view.addEventListener(name, listener as EventListener, { capture: true });
  const leave = () => overlay.hide();
  page.documentElement.addEventListener('mouseleave', leave);
  if (page.body) observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  if (page.body) resized.observe(page.body);
  return {
    overlay,
    forget() {
      known = undefined;
      if (waiting) answer(waiting);
      refresh();
    },
    select(selection) {
      selected = selection;
      isScrollDue = selection !== undefined && !selection.isInSight;
      refresh();
    },
    refresh,
    end() {
      observer.disconnect();
      resized.disconnect();
      view.cancelAnimationFrame(frame);
      for (const [name, listener] of listeners)
        view.removeEventListener(name, listener as EventListener, { capture: true });
      page.documentElement.removeEventListener('mouseleave', leave);
      overlay.root.host.remove();
    },
  };
}

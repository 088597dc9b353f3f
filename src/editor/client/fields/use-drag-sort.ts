import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** An item that is dragged, and the place that it would have. */
interface Drag {
  from: number;
  to: number;
}

/** A list scrolls while the pointer is closer to an edge of what scrolls than this, by so much a frame; in pixels. */
const EDGE = 48;
const STEP = 12;

/** The nearest ancestor that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return one;
  }
  return undefined;
}

/** The items of a list itself, without those of lists inside its items. */
function itemsOf(list: HTMLElement): HTMLElement[] {
  const all = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  return all.filter((item) => item.parentElement?.closest('[data-item], [data-list]') === list);
}

/** The place that an item would have if it were dropped at a height of the window. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = itemsOf(list).filter((_, index) => index !== from);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

interface DragSort {
  /** Of the element with `data-list`, whose items have `data-item`. */
  list: RefObject<HTMLElement | null>;
  drag: Drag | undefined;
  /** Begins to drag the item at an index. */
  grab(from: number): (event: ReactPointerEvent<HTMLElement>) => void;
}

/** Lets the items of a list be dragged to another place. Escape leaves them as they are. */
export function useDragSort(onMove: (from: number, to: number) => void): DragSort {
  const list = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const grab = (from: number) => (event: ReactPointerEvent<HTMLElement>) => {
    const box = list.current;
    if (event.button !== 0 || !box) return;
    event.preventDefault();
    end.current?.();
    // The pointer may leave for the preview, which is a document of its own.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const scroller = scrollerOf(box);
    const controller = new AbortController();
    const { signal } = controller;
    let y = event.clientY;
    let to = from;
    let frame = 0;
    const look = () => {
      to = placeAt(box, from, y);
      setDrag((before) => (before?.to === to ? before : { from, to }));
    };
    const scroll = () => {
      const edges = scroller?.getBoundingClientRect();
      const step = edges && (y < edges.top + EDGE ? -STEP : y > edges.bottom - EDGE ? STEP : 0);
      if (step) {
        scroller?.scrollBy(0, step);
        look();
      }
      frame = requestAnimationFrame(scroll);
    };
    end.current = () => {
      controller.abort();
      cancelAnimationFrame(frame);
      end.current = undefined;
      setDrag(undefined);
    };
    const drop = () => {
      end.current?.();
      if (to !== from) onMove(from, to);
    };
    const follow = (move: PointerEvent) => {
      y = move.clientY;
      look();
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', () => end.current?.(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end.current?.(), { signal });
    setDrag({ from, to });
    frame = requestAnimationFrame(scroll);
  };
  return { list, drag, grab };
}

/** How an item is drawn while one of its list is dragged: a line is where that one would be dropped. */
export function dragStyle({ drag }: Pick<DragSort, 'drag'>, index: number): object {
  if (!drag) return {};
  if (drag.from === index) return { opacity: 0.5 };
  return drag.to === index ? { boxShadow: `0 ${drag.to < drag.from ? -4 : 4}px 0 -1px var(--v-cool)` } : {};
}

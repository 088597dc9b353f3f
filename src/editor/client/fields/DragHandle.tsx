import { styled } from '@mui/material/styles';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

const Handle = styled('span')({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  alignItems: 'center',
  paddingInline: 2,
  color: 'var(--v-muted)',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});

/** Shows a handle to drag an item of a list. For the keyboard there are buttons. */
export function DragHandle({ onGrab }: { onGrab(event: ReactPointerEvent<HTMLElement>): void }) {
  return (
    <Handle aria-hidden data-handle title={words.drag} onPointerDown={onGrab}>
      <EditorIcon name="grip" size="1.125em" />
    </Handle>
  );
}

/** The dragged item and the index at which it would be dropped. */
interface Drag {
  from: number;
  to: number;
}

/**
 * While the pointer is closer to an edge of the area than `SCROLL_EDGE_PX`, the area scrolls by `SCROLL_STEP_PX` in
 * each frame. Both are in pixels.
 */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

/** Returns the nearest scrollable ancestor. */
function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return one;
  }
  return undefined;
}

/** Returns the items of a list, without those of nested lists. */
function itemsOf(list: HTMLElement): HTMLElement[] {
  const all = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  return all.filter((item) => item.parentElement?.closest('[data-item], [data-list]') === list);
}

/** Returns the index for an item that is dropped at a vertical position of the window. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = itemsOf(list).filter((_, index) => index !== from);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

interface DragSort<T> {
  /** Ref for the list element, which has the attribute `data-list`. Its items have `data-item`. */
  list: RefObject<T | null>;
  drag: Drag | undefined;
  /** Starts dragging the item at an index. */
  grab(from: number): (event: ReactPointerEvent<HTMLElement>) => void;
}

/** Makes the items of a list sortable by dragging. Escape cancels. */
export function useDragSort<T extends HTMLElement>(onMove: (from: number, to: number) => void): DragSort<T> {
  const list = useRef<T>(null);
  const [drag, setDrag] = useState<Drag>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const grab = (from: number) => (event: ReactPointerEvent<HTMLElement>) => {
    const box = list.current;
    if (event.button !== 0 || !box) return;
    event.preventDefault();
    end.current?.();
    // The pointer may move over the preview, which is a separate document.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const scroller = scrollerOf(box);
    const controller = new AbortController();
    const { signal } = controller;
    let y = event.clientY;
    let to = from;
    let frame = 0;
    const update = () => {
      to = placeAt(box, from, y);
      setDrag((before) => (before?.to === to ? before : { from, to }));
    };
    const scroll = () => {
      const edges = scroller?.getBoundingClientRect();
      const step =
        edges &&
        (y < edges.top + SCROLL_EDGE_PX ? -SCROLL_STEP_PX : y > edges.bottom - SCROLL_EDGE_PX ? SCROLL_STEP_PX : 0);
      if (step) {
        scroller?.scrollBy(0, step);
        update();
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
      update();
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

/**
 * Returns the style of an item during a drag: the dragged item is faded, and a line shows where it would be dropped.
 */
export function dragStyle({ drag }: { drag: Drag | undefined }, index: number): object {
  if (!drag) return {};
  if (drag.from === index) return { opacity: 0.5 };
  return drag.to === index ? { boxShadow: `0 ${drag.to < drag.from ? -4 : 4}px 0 -1px var(--v-cool)` } : {};
}

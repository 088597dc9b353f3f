import { useEffect, useRef } from 'react';

/** Time after which no click follows the end of a press any more: touch screens wait this long for a second tap. */
const CLICK_DELAY_MS = 350;

/**
 * Returns a function that calls back after the current press, if any, has had its effect. A layout change between press
 * and release would move another element under the pointer: the click would be lost (UI Events, « click »: press and
 * release must be on the same element), or a tap would press what has just appeared.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      waiting.current ??= [];
    };
    const finish = () => {
      for (const act of waiting.current ?? []) act();
      waiting.current = undefined;
    };
    const endIn = (delay: number) => {
      clearTimeout(timer);
      if (waiting.current) timer = setTimeout(finish, delay);
    };
    /** Listeners of the event that ends the press may come after this one. */
    const end = () => endIn(0);
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: begin,
      // A press that scrolls, drags or selects may have no click.
      pointerup: () => endIn(CLICK_DELAY_MS),
      pointercancel: () => endIn(CLICK_DELAY_MS),
      click: end,
      // A press on a scrollbar fires no other event.
      keydown: end,
      pointermove: (event) => {
        if ((event as PointerEvent).buttons === 0) end();
      },
    };
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true);
    };
  }, []);
  return (act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  };
}

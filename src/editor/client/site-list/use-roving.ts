import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Selects the controls between which the arrow keys move. */
const CONTROLS = 'button:not(:disabled)';

/** Up and down move between the first controls of these elements; left and right move inside one element. */
const ROWS = 'li, h2';

const stopsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(CONTROLS)];
const rowOf = (stop: Element) => stop.closest(ROWS);

/** Returns the first control of each row. */
function rowsIn(list: Element): HTMLElement[] {
  return stopsIn(list).filter((stop, index, all) => index === 0 || rowOf(all[index - 1] as Element) !== rowOf(stop));
}

/** Returns the button that opens and closes the group around a control. */
function groupOf(stop: Element): HTMLElement | null {
  return stop.closest('section')?.querySelector<HTMLElement>('[aria-expanded]') ?? null;
}

/** Returns the control that a key moves to. Left and right also close and open a group, by clicking its button. */
function targetOf(key: string, list: Element, stop: HTMLElement): HTMLElement | undefined {
  const rows = rowsIn(list);
  const inRow = stopsIn(list).filter((one) => rowOf(one) === rowOf(stop));
  const row = rows.indexOf(inRow[0] as HTMLElement);
  const isExpanded = stop.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return rows[row + 1] ?? stop;
    case 'ArrowUp':
      return rows[row - 1] ?? stop;
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      if (isExpanded === 'false') stop.click();
      return isExpanded === 'true' ? rows[row + 1] : (inRow[inRow.indexOf(stop) + 1] ?? stop);
    case 'ArrowLeft':
      if (isExpanded === 'true') stop.click();
      if (isExpanded !== null) return stop;
      return inRow[inRow.indexOf(stop) - 1] ?? groupOf(stop) ?? stop;
    default:
      return undefined;
  }
}

/**
 * Makes a list of buttons one tab stop; arrow keys, Home and End move inside it. The stop is the button that had the
 * focus last, or else the current entry or the first one.
 */
export function useRoving(list: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const setTabStop = () => {
      const stops = stopsIn(current);
      const isThere = last.current !== null && stops.includes(last.current);
      const stop = isThere ? last.current : (stops.find((one) => one.hasAttribute('aria-current')) ?? stops[0]);
      for (const one of stops) {
        const wanted = one === stop ? 0 : -1;
        if (one.tabIndex !== wanted) one.tabIndex = wanted;
      }
    };
    const observer = new MutationObserver(setTabStop);
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['aria-current', 'disabled'] });
    setTabStop();
    current.addEventListener('focusin', setTabStop);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', setTabStop);
    };
  }, [list]);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (target.matches(CONTROLS)) last.current = target;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget } = event;
      // React also reports events from dialogs that an entry has opened.
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || !target.matches(CONTROLS)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = targetOf(key, currentTarget, target);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

import { ROW_STEPS } from '../../protocol/attributes.ts';
import { prefersReducedMotion } from '../../ui/page/prefers-reduced-motion.ts';

const STEPS = `[${ROW_STEPS}]`;

/** Finds the row of items that contains an element, or whose buttons contain it. */
function rowAt(target: EventTarget | null): { row: Element; steps: Element } | undefined {
  if (!(target instanceof Element)) return undefined;
  const steps = target.closest(STEPS) ?? target.closest(`:has(+ ${STEPS})`)?.nextElementSibling;
  const row = steps?.previousElementSibling;
  return steps && row ? { row, steps } : undefined;
}

/** Returns the distance from the left edge of an item of a row to that of the next, in pixels. */
function distance({ children: [first, second] }: Element): number {
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 1;
}

function move(row: Element, items: number): void {
  row.scrollBy({ left: items * distance(row), behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Shows the number of the first item that is completely visible; at the end of the row, that of the last one. */
function showPosition(row: Element, steps: Element): void {
  const count = row.childElementCount;
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  const position = isAtEnd ? count : Math.round(row.scrollLeft / distance(row)) + 1;
  const [before, , after] = steps.children;
  const text = `${position}\u00A0/\u00A0${count}`;
  if (steps.children[1]?.textContent !== text) steps.children[1]?.replaceChildren(text);
  // A disabled button would lose the focus.
  before?.setAttribute('aria-disabled', String(row.scrollLeft <= 1));
  after?.setAttribute('aria-disabled', String(isAtEnd));
}

/**
 * Scrolls rows of items with their buttons and the arrow keys, and shows the position in them. Rows are HTML that React
 * does not manage.
 */
export function addRowSteps(into: Document): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const found = button?.closest(STEPS) && rowAt(button);
    if (found) move(found.row, button === found.steps.lastElementChild ? 1 : -1);
  };
  const onKey = (event: KeyboardEvent) => {
    const items = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const found = items && !event.altKey && !event.ctrlKey && !event.metaKey && rowAt(event.target);
    if (!found) return;
    event.preventDefault();
    move(found.row, items);
  };
  const onScroll = ({ target }: Event) => {
    const found = rowAt(target);
    if (found?.row === target) showPosition(found.row, found.steps);
  };
  into.addEventListener('click', onClick);
  into.addEventListener('keydown', onKey);
  // The `scroll` event does not bubble.
  into.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    into.removeEventListener('click', onClick);
    into.removeEventListener('keydown', onKey);
    into.removeEventListener('scroll', onScroll, { capture: true });
  };
}

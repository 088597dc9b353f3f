import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { watchFrame } from '../../../../src/editor/client/preview/watch-frame.ts';
import type { PageOrigins } from '../../../../src/editor/origins-protocol.ts';
import { SECTION } from '../../../../src/protocol/attributes.ts';

afterEach(() => vi.unstubAllGlobals());

const origin = { file: 'guide:a/b' as const };
const page = (start: number): PageOrigins => ({
  route: '/',
  origin,
  overlays: [],
  blocks: [
    {
      key: 'one',
      origin,
      exact: true,
      texts: [{ text: 'Le texte', origins: [{ ...origin, range: { start, end: start + 8 }, start: 0, end: 8 }] }],
    },
  ],
});

/** Watches the frame of a page with one text, whose origins are not current yet. */
function watchPage() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<div ${SECTION}="one"><p>Le texte</p></div>`;
  const listeners = vi.spyOn(window, 'addEventListener');
  const state = { isCurrent: false, isStuck: false, origins: page(0) };
  const [onChoose, onStuck] = [vi.fn(), vi.fn()];
  const frame = watchFrame(document, {
    isBrowsing: () => false,
    origins: () => state.origins,
    isCurrent: () => state.isCurrent,
    isStuck: () => state.isStuck,
    onStuck,
    isFact: () => false,
    nameOf: () => '',
    onChoose,
    onEdit: () => undefined,
    onChange: () => undefined,
  });
  const onClick = listeners.mock.calls.findLast(([name]) => name === 'click')?.[1];
  const silent = { preventDefault: vi.fn(), stopImmediatePropagation: vi.fn(), composedPath: () => [] };
  const at = { target: document.querySelector('p'), clientX: 0, clientY: 0 };
  const event = { isTrusted: true, type: 'click', detail: 0, ...at, ...silent };
  const click = () => (onClick as (event: unknown) => void)(event);
  onTestFinished(frame.end);
  return { state, frame, click, onChoose, onStuck, ...silent };
}

it('keeps a click from the page, and delays it until the origins after the last edit are known', () => {
  const { state, frame, click, onChoose, onStuck, preventDefault, stopImmediatePropagation } = watchPage();
  click();
  for (const kept of [preventDefault, stopImmediatePropagation]) expect(kept).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
  Object.assign(state, { isCurrent: true, origins: page(20) });
  frame.forget();
  expect(onChoose.mock.calls[0]?.[0].origin.range).toEqual({ start: 20, end: 28 });
  expect(onStuck).not.toHaveBeenCalled();
});

it('does not delay a click while the server is away: it says so, once for each click', () => {
  const { state, frame, click, onChoose, onStuck } = watchPage();
  click();
  state.isStuck = true;
  frame.forget();
  expect(onStuck).toHaveBeenCalledTimes(1);
  click();
  expect(onStuck).toHaveBeenCalledTimes(2);
  Object.assign(state, { isCurrent: true, isStuck: false });
  frame.forget();
  expect(onChoose).not.toHaveBeenCalled();
  click();
  expect(onChoose).toHaveBeenCalledTimes(1);
});

import { afterEach, expect, it, vi } from 'vitest';
import { watchFrame } from '../../../../src/editor/client/preview/watch-frame.ts';
import type { PageOrigins } from '../../../../src/editor/protocol.ts';
import { SECTION } from '../../../../src/protocol/attributes.ts';

afterEach(() => vi.unstubAllGlobals());

const origin = { file: 'guide:a/b' as const };
const page = (start: number): PageOrigins => ({
  route: '/',
  origin,
  head: [],
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

it('delays a click until the origins after the last edit are known', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  document.body.innerHTML = `<div ${SECTION}="one"><p>Le texte</p></div>`;
  const listeners = vi.spyOn(window, 'addEventListener');
  let [isCurrent, origins] = [false, page(0)];
  const onChoose = vi.fn();
  const frame = watchFrame(document, {
    isBrowsing: () => false,
    origins: () => origins,
    isCurrent: () => isCurrent,
    isFact: () => false,
    nameOf: () => '',
    onChoose,
    onEdit: () => undefined,
    onChange: () => undefined,
  });
  const onClick = listeners.mock.calls.find(([name]) => name === 'click')?.[1] as (event: unknown) => void;
  const target = document.querySelector('p');
  const silent = { preventDefault() {}, stopImmediatePropagation() {}, composedPath: () => [] };
  onClick({ ...silent, isTrusted: true, type: 'click', detail: 0, target, clientX: 0, clientY: 0 });
  expect(onChoose).not.toHaveBeenCalled();
  [isCurrent, origins] = [true, page(20)];
  frame.forget();
  expect(onChoose.mock.calls[0]?.[0].origin.range).toEqual({ start: 20, end: 28 });
  frame.end();
});

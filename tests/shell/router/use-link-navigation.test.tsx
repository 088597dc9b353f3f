import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLinkNavigation } from '../../../src/shell/router/use-link-navigation.ts';
import { cleanup, renderHook } from '../../ui/testing-library.ts';

const navigate = vi.fn();
const prefetch = vi.fn();
const link = (href: string, more = '') => {
  document.body.innerHTML = `<a href="${href}" ${more}><b>lien</b></a>`;
  return document.querySelector('b') as HTMLElement;
};
/** Returns whether the browser's default action is kept; it is then prevented, because jsdom does not support it. */
const click = (target: HTMLElement, init: MouseEventInit = {}): boolean => {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isLeft;
};
const point = (target: HTMLElement, type = 'pointerover') => target.dispatchEvent(new Event(type, { bubbles: true }));
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  vi.clearAllMocks();
  renderHook(() => useLinkNavigation(navigate, { prefetch, load: vi.fn() }));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = '';
});

describe('a click', () => {
  it('on a link of the site is followed by the program, including query and hash', () => {
    expect(click(link('/tarifs?an=1#forfaits'))).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tarifs?an=1#forfaits', { viewTransition: true });
  });

  it('within a page has no transition, which would hide the scrolling', () => {
    const { pathname, search } = window.location;
    expect(click(link(`${pathname}${search}#forfaits`))).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`${pathname}${search}#forfaits`, { viewTransition: false });
    expect(click(link(`${pathname}?metier=macon#forfaits`))).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith(`${pathname}?metier=macon#forfaits`, { viewTransition: true });
    window.history.replaceState(null, '', '?gclid=1');
    expect(click(link(`${pathname}#forfaits`))).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith(`${pathname}#forfaits`, { viewTransition: false });
    window.history.replaceState(null, '', pathname);
  });

  it.each<[string, MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('with %s is left to the browser', (_, init) => {
    expect(click(link('/tarifs'), init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['target="_blank"', 'download'])('on a link with %s is left to the browser', (more) => {
    expect(click(link('/tarifs', more))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that another part of the page has handled is followed by nobody else', () => {
    const target = link('/tarifs');
    target.addEventListener('click', (event) => event.preventDefault());
    click(target);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a link that is about to be followed', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('prefetches its page at %s', (type) => {
    point(link('/tarifs?an=1#forfaits'), type);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/tarifs?an=1');
  });

  it('to the current page, to a file or to another site prefetches nothing', () => {
    for (const href of ['#ici', '/plan.pdf', '/media/photo', 'https://b.example/']) point(link(href));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([
    [{ saveData: true }, 0],
    [{ type: 'cellular' }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ saveData: false, type: 'wifi', effectiveType: '4g' }, 1],
  ])('prefetches nothing on a metered or slow connection, or to save data: %j', (connection, times) => {
    connect(connection);
    point(link('/tarifs'));
    expect(prefetch).toHaveBeenCalledTimes(times);
  });
});

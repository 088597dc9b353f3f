import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollAfterNavigation } from '../../../src/shell/router/scroll-after-navigation.ts';
import type { ScrollPosition } from '../../../src/shell/router/use-scroll-restoration.ts';

const arriveAt = (hash: string, position?: ScrollPosition) => scrollAfterNavigation({ action: 'PUSH', hash, position });
const isStill = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  isStill(true);
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `
    <details id="fold"><summary><h3 id="question">Question</h3></summary>
      <details><summary>More</summary><h4 id="answer">Answer</h4></details>
    </details>
    <details><summary>Other</summary></details>
    <main><h1>Title</h1><p id="thé">Tea</p><a id="own" href="/a" tabindex="0">A</a><button>B</button></main>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = '';
});

describe('a navigation to a hash', () => {
  it('opens the details around its target, and no others', () => {
    arriveAt('#answer');
    expect(open()).toEqual([true, true, false]);
    expect(document.activeElement?.id).toBe('answer');
  });

  it.each(['#fold', '#question', '#nowhere', '#%'])('keeps details closed that do not hide its target: %s', (hash) => {
    arriveAt(hash);
    expect(open()).toEqual([false, false, false]);
  });

  it('decodes a percent-encoded hash', () => {
    arriveAt('#th%C3%A9');
    expect(document.activeElement?.id).toBe('thé');
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('only animates without reduced motion (reduced motion: %s)', (still, behavior) => {
    isStill(still);
    arriveAt('#answer');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('makes a target focusable for this focus, and does not change a control', () => {
    arriveAt('#answer');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    arriveAt('#own');
    expect(document.getElementById('answer')?.hasAttribute('tabindex')).toBe(false);
    document.querySelector('button')?.focus();
    expect(document.getElementById('own')?.getAttribute('tabindex')).toBe('0');
  });
});

describe('a navigation to a page', () => {
  const position: ScrollPosition = { top: 640, control: { index: 3, words: 'B' } };

  it.each(['', '#', '#nowhere'])('begins at its top and its title if « %s » matches no element', (hash) => {
    arriveAt(hash);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.localName).toBe('h1');
  });

  it('begins with its content without a title', () => {
    document.querySelector('h1')?.remove();
    arriveAt('');
    expect(document.activeElement?.localName).toBe('main');
  });

  it('restores position and focus after going back, whatever the address', () => {
    scrollAfterNavigation({
      action: 'POP',
      hash: '#answer',
      position: { ...position, control: { index: 4, words: 'B' } },
    });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
    expect([document.activeElement?.textContent, open()]).toEqual(['B', [false, false, false]]);
  });

  it('focuses no other element in the control’s place', () => {
    scrollAfterNavigation({ action: 'POP', hash: '', position });
    expect(document.activeElement).toBe(document.body);
  });

  it('begins at the top if a link leads to a page left at another position', () => {
    arriveAt('', position);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('follows the address when going back to an entry that was never left', () => {
    scrollAfterNavigation({ action: 'POP', hash: '#answer', position: undefined });
    expect(document.activeElement?.id).toBe('answer');
  });
});

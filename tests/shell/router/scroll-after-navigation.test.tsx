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

describe('an arrival at a hash', () => {
  it('unfolds what its target is hidden in, and nothing else', () => {
    arriveAt('#answer');
    expect(open()).toEqual([true, true, false]);
    expect(document.activeElement?.id).toBe('answer');
  });

  it.each(['#fold', '#question', '#nowhere', '#%'])('leaves folded what hides nothing of its target: %s', (hash) => {
    arriveAt(hash);
    expect(open()).toEqual([false, false, false]);
  });

  it('reads the hash as the address writes it, percent-encoded', () => {
    arriveAt('#th%C3%A9');
    expect(document.activeElement?.id).toBe('thé');
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('moves for those alone who have nothing against it (stillness asked for: %s)', (still, behavior) => {
    isStill(still);
    arriveAt('#answer');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('lets a target take the focus for this once, and leaves a control what it has', () => {
    arriveAt('#answer');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    arriveAt('#own');
    expect(document.getElementById('answer')?.hasAttribute('tabindex')).toBe(false);
    document.querySelector('button')?.focus();
    expect(document.getElementById('own')?.getAttribute('tabindex')).toBe('0');
  });
});

describe('an arrival at a page', () => {
  const position: ScrollPosition = { top: 640, control: { index: 3, words: 'B' } };

  it.each(['', '#', '#nowhere'])('begins at its top and its title when « %s » names nothing in it', (hash) => {
    arriveAt(hash);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.localName).toBe('h1');
  });

  it('begins with its content where it has no title', () => {
    document.querySelector('h1')?.remove();
    arriveAt('');
    expect(document.activeElement?.localName).toBe('main');
  });

  it('goes back to where the page was left, with what had the focus, whatever its address names', () => {
    scrollAfterNavigation({
      action: 'POP',
      hash: '#answer',
      position: { ...position, control: { index: 4, words: 'B' } },
    });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
    expect([document.activeElement?.textContent, open()]).toEqual(['B', [false, false, false]]);
  });

  it('gives the focus to nothing else that stands now where the control stood', () => {
    scrollAfterNavigation({ action: 'POP', hash: '', position });
    expect(document.activeElement).toBe(document.body);
  });

  it('begins anew when a link leads to a page that was left elsewhere', () => {
    arriveAt('', position);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('follows the address on the way back to an entry that was never left', () => {
    scrollAfterNavigation({ action: 'POP', hash: '#answer', position: undefined });
    expect(document.activeElement?.id).toBe('answer');
  });
});

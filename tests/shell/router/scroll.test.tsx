import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive } from '../../../src/shell/router/scroll.ts';

const arriveAt = (hash: string) => arrive({ action: 'PUSH', hash, place: undefined });
const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `
    <details id="fold"><summary><h3 id="question">Question</h3></summary>
      <details><summary>More</summary><h4 id="answer">Answer</h4></details>
    </details>
    <details><summary>Other</summary></details>`;
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
});

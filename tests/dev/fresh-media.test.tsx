import { describe, expect, it } from 'vitest';
import { createFreshMedia } from '../../src/dev/fresh-media.ts';

function create() {
  let count = 0;
  return createFreshMedia(() => {
    count += 1;
    return String(count);
  });
}

function partOf(html: string): HTMLElement {
  const part = document.createElement('div');
  part.innerHTML = html;
  return part;
}

describe('createFreshMedia', () => {
  it('reloads pictures, films and backgrounds of a saved file', () => {
    const media = create();
    const part = partOf(
      '<img src="/media/four.jpg"><source srcset="/media/four.jpg 1x, /media/four.jpg 2x"><video poster="/media/four.jpg"></video><i style="background:url(/media/four.jpg)"></i>',
    );
    media.saved(['/media/four.jpg']);
    media.refresh(part);
    expect(part.innerHTML).toBe(
      '<img src="/media/four.jpg?saved=1"><source srcset="/media/four.jpg?saved=1 1x, /media/four.jpg?saved=1 2x"><video poster="/media/four.jpg?saved=1"></video><i style="background:url(/media/four.jpg?saved=1)"></i>',
    );
  });

  it('uses the last of several saves, also in a page that is loaded later', () => {
    const media = create();
    const part = partOf('<img src="/media/four.jpg">');
    media.saved(['/media/four.jpg']);
    media.refresh(part);
    media.saved(['/media/four.jpg']);
    media.refresh(part);
    const later = partOf('<img src="/media/four.jpg">');
    media.refresh(later);
    expect([part.innerHTML, later.innerHTML]).toEqual(Array(2).fill('<img src="/media/four.jpg?saved=2">'));
  });

  it('finds a file by its name and by its percent-encoded name, and keeps the form', () => {
    const media = create();
    const part = partOf(
      '<img src="/media/%C3%A9t%C3%A9,%20(1)+%F0%9F%8D%9E.jpg"><img src="/media/%c3%a9t%c3%a9%2C%20%281%29%2B%f0%9f%8d%9e.jpg"><i style="background:url(\'/media/été, (1)+🍞.jpg\')"></i><img src="/media/%C3%A9t%C3%A9,%20(1)+%F0%9F%8D%9E.jpg%20bis.jpg">',
    );
    media.saved(['/media/été, (1)+🍞.jpg']);
    media.refresh(part);
    media.saved(['/media/été, (1)+🍞.jpg']);
    media.refresh(part);
    expect(part.innerHTML).toBe(
      '<img src="/media/%C3%A9t%C3%A9,%20(1)+%F0%9F%8D%9E.jpg?saved=2"><img src="/media/%c3%a9t%c3%a9%2C%20%281%29%2B%f0%9f%8d%9e.jpg?saved=2"><i style="background:url(\'/media/été, (1)+🍞.jpg?saved=2\')"></i><img src="/media/%C3%A9t%C3%A9,%20(1)+%F0%9F%8D%9E.jpg%20bis.jpg">',
    );
  });

  it('does not change other files and links', () => {
    const media = create();
    const html =
      '<img src="/media/four.jpg.webp"><img src="/media/grand-four.jpg"><a href="/media/four.jpg">Le four</a>';
    const part = partOf(html);
    media.refresh(part);
    media.saved(['/media/four.jpg']);
    media.refresh(part);
    expect(part.innerHTML).toBe(html);
  });
});

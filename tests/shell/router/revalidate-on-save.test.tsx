import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { VisitedPage } from '../../../src/shell/router/RoutedApp.tsx';
import {
  asSameVisit,
  isRevalidating,
  revalidateOnSave,
  savedPage,
} from '../../../src/shell/router/revalidate-on-save.ts';
import { fromPartial } from '../../from-partial.ts';

const visited = (page: object, documentTitle: string) => fromPartial<VisitedPage>({ page, documentTitle });

/** Reports a save with the page's new document. Returns `false` if the program shows it. */
function save(html: string): boolean {
  const detail = new DOMParser().parseFromString(html, 'text/html');
  return document.dispatchEvent(new CustomEvent('vitrine:saved', { cancelable: true, detail }));
}

describe('the page after a save', () => {
  it('is the same visit with its new content, and without removed content', () => {
    const shown = visited({ path: '/a', popup: 'offer', labels: 1 }, 'Old');
    const { page } = shown;
    const fresh = asSameVisit(shown, visited({ path: '/a', labels: 2, consent: 3 }, 'New'));
    expect(fresh.page).toBe(page);
    expect([fresh.page, fresh.documentTitle]).toEqual([{ path: '/a', labels: 2, consent: 3 }, 'New']);
  });

  it('is shown by the program without another request, and counts as a save until it is shown', async () => {
    const answers: (() => void)[] = [];
    const revalidate = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    revalidateOnSave(revalidate);
    expect([isRevalidating(), savedPage('/')]).toEqual([false, undefined]);
    const html = '<title>New</title><style data-page-kind>b</style><script id="v_page">{"path":"/"}</script>';
    expect(save(html)).toBe(false);
    expect([revalidate.mock.calls.length, isRevalidating()]).toEqual([1, true]);
    expect([savedPage('/')?.documentTitle, savedPage('/')?.styles.length, savedPage('/contact')]).toEqual([
      'New',
      1,
      undefined,
    ]);
    expect(save('<title>Newer</title><script id="v_page">{"path":"/"}</script>')).toBe(false);
    answers[0]?.();
    await Promise.resolve();
    expect(savedPage('/')?.documentTitle).toBe('Newer');
    answers[1]?.();
    await vi.waitFor(() => expect(isRevalidating()).toBe(false), 180_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is left to the browser if it has no data', () => {
    const revalidate = vi.fn();
    revalidateOnSave(revalidate);
    expect(save('<title>Problem</title>')).toBe(true);
    expect(revalidate).not.toHaveBeenCalled();
  });
});

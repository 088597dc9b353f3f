import { describe, expect, it, vi } from 'vitest';
import type { VisitedPage } from '../../../src/shell/router/RoutedApp.tsx';
import { asSameVisit, isRevalidating, revalidateOnSave } from '../../../src/shell/router/revalidate-on-save.ts';

const visited = (page: object, title: string) => ({ page, title }) as unknown as VisitedPage;

describe('the page after a save', () => {
  it('is the same visit with its new content, and without removed content', () => {
    const shown = visited({ path: '/a', popup: 'offer', labels: 1 }, 'Old');
    const { page } = shown;
    const fresh = asSameVisit(shown, visited({ path: '/a', labels: 2, consent: 3 }, 'New'));
    expect(fresh.page).toBe(page);
    expect([fresh.page, fresh.title]).toEqual([{ path: '/a', labels: 2, consent: 3 }, 'New']);
  });

  it('is fetched by the program, which shows it, and counts as a save until it arrives', async () => {
    const answers: (() => void)[] = [];
    const revalidate = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    revalidateOnSave(revalidate);
    expect(isRevalidating()).toBe(false);
    expect(document.dispatchEvent(new CustomEvent('vitrine:saved', { cancelable: true }))).toBe(false);
    expect([revalidate.mock.calls.length, isRevalidating()]).toEqual([1, true]);
    answers[0]?.();
    await vi.waitFor(() => expect(isRevalidating()).toBe(false), 180_000);
  });
});

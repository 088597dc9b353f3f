import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealTimedSections } from '../../../src/shell/page/reveal-sections.ts';

const section = () => document.querySelector('[data-reveal-after]') as HTMLElement;
const place = () => document.querySelector('[data-src]') as HTMLElement;
const frame = () => document.querySelector('iframe');
const isShown = () => 'revealed' in section().dataset;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div data-reveal-after="4000"><div data-sandbox="allow-forms" data-src="/media/agenda.html"></div></div>';
});
afterEach(() => {
  stop();
  Object.assign(document, { prerendering: undefined });
  vi.useRealTimers();
});

describe('revealTimed', () => {
  it('shows a section and starts its frame at its time, and not before', () => {
    stop = revealTimedSections(document);
    vi.advanceTimersByTime(3999);
    expect(isShown()).toBe(false);
    expect(frame()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    expect(place().innerHTML).toBe('<iframe sandbox="allow-forms" src="/media/agenda.html"></iframe>');
  });

  it('does nothing after it is stopped', () => {
    revealTimedSections(document)();
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });

  it('does not count the time of prerendering', () => {
    Object.assign(document, { prerendering: true });
    stop = revealTimedSections(document);
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isShown()).toBe(false);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    vi.advanceTimersByTime(3999);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
  });

  it('shows an overdue section as soon as a hidden tab is visible again, whatever its timers do', () => {
    let time = 0;
    stop = revealTimedSections(document, () => time);
    time = 3000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isShown()).toBe(false);
    time = 4000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isShown()).toBe(true);
  });

  it('continues waiting if a timer fires too early', () => {
    let time = 0;
    stop = revealTimedSections(document, () => time);
    vi.advanceTimersByTime(4000);
    expect(isShown()).toBe(false);
    time = 4000;
    vi.advanceTimersByTime(4000);
    expect(isShown()).toBe(true);
  });

  it('does not restart a frame that is already loading', () => {
    const loading = document.createElement('iframe');
    place().append(loading);
    stop = revealTimedSections(document);
    vi.advanceTimersByTime(4000);
    expect([...place().childNodes]).toEqual([loading]);
  });
});

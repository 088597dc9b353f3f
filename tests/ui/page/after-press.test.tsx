import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, listenForPresses } from '../../../src/ui/page/after-press.ts';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stop = listenForPresses();
  return () => {
    stop();
    vi.useRealTimers();
  };
});

const fire = (type: string, init = {}) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

describe('afterPress', () => {
  it('calls immediately while nothing is pressed', () => {
    const act = vi.fn();
    afterPress(act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['click', 'keydown', 'pointermove'])('waits for the end of a press, by %s, and for its listeners', (end) => {
    const acts = [vi.fn(), vi.fn()];
    fire('pointerdown', { buttons: 1 });
    fire('pointermove', { buttons: 1 });
    for (const act of acts) afterPress(act);
    vi.runAllTimers();
    for (const act of acts) expect(act).not.toHaveBeenCalled();
    fire(end);
    for (const act of acts) expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    for (const act of acts) expect(act).toHaveBeenCalledTimes(1);
    afterPress(acts[0] ?? vi.fn());
    expect(acts[0]).toHaveBeenCalledTimes(2);
  });

  it.each(['pointerup', 'pointercancel'])(
    'waits for the click that may follow a %s, and no longer than that',
    (end) => {
      const act = vi.fn();
      fire('pointerdown', { buttons: 1 });
      fire(end);
      vi.advanceTimersByTime(300);
      afterPress(act);
      expect(act).not.toHaveBeenCalled();
      vi.advanceTimersByTime(50);
      expect(act).toHaveBeenCalledTimes(1);
    },
  );

  it('waits for the second of two quick presses', () => {
    const act = vi.fn();
    fire('pointerdown', { buttons: 1 });
    afterPress(act);
    fire('click');
    fire('pointerdown', { buttons: 1 });
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
    fire('click');
    vi.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('notices presses whose propagation is stopped', () => {
    const act = vi.fn();
    document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
    fire('pointerdown');
    afterPress(act);
    expect(act).not.toHaveBeenCalled();
  });

  it('calls immediately once nothing listens any more', () => {
    stop();
    fire('pointerdown');
    const act = vi.fn();
    afterPress(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

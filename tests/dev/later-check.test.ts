import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLaterCheck } from '../../src/dev/later-check.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

const place = { file: 'a.md', start: 0, end: 1 };
const mistake: Diagnostic = { code: 'text/blank', severity: 'error', place, args: {} };

function create() {
  const diagnostics: Diagnostic[] = [];
  const applied = vi.fn();
  /** Actions during each step except for the last. */
  const steps: (() => void)[] = [];
  let count = 0;
  const session = {
    current: () => ({ sources: { manifest: {} } as never, diagnostics, isChecked: false }),
    checkInSteps: vi.fn(function* (): Generator<undefined, void> {
      for (const step of steps) {
        step();
        count += 1;
        yield;
      }
      applied();
    }),
  };
  const report = vi.fn();
  return {
    diagnostics,
    applied,
    steps,
    done: () => count,
    report,
    checked: vi.fn(),
    ...createLaterCheck({ session, report }),
  };
}

describe('createLaterCheck', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  it('runs the rules once, after the last of several changes', () => {
    const { applied, checked, checkAfter } = create();
    checkAfter(100, checked);
    vi.advanceTimersByTime(90);
    checkAfter(100, checked);
    vi.advanceTimersByTime(90);
    expect(applied).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect([applied.mock.calls.length, checked.mock.calls.length]).toEqual([1, 1]);
  });

  it('delays waiting rules, but starts none', () => {
    const { applied, checked, checkAfter, delay } = create();
    delay(50);
    vi.advanceTimersByTime(50);
    expect(applied).not.toHaveBeenCalled();
    checkAfter(100, checked);
    delay(300);
    vi.advanceTimersByTime(299);
    expect(applied).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(checked).toHaveBeenCalledOnce();
    delay(50);
    vi.advanceTimersByTime(50);
    expect(applied).toHaveBeenCalledOnce();
  });

  it('runs the rules eventually while pages are requested without a pause', () => {
    const { applied, checked, checkAfter, delay } = create();
    checkAfter(250, checked);
    for (let requests = 0; requests < 100; requests += 1) {
      delay(3000);
      vi.advanceTimersByTime(100);
    }
    expect(applied).toHaveBeenCalledOnce();
  });

  it('answers requests between long steps, waits for a page, and starts again after a change', () => {
    const { applied, checked, checkAfter, done, delay, steps } = create();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const long = () => {
      now += 100;
    };
    steps.push(long, long, long);
    checkAfter(10, checked);
    vi.advanceTimersByTime(10);
    expect(done()).toBe(1);
    delay(300);
    vi.advanceTimersByTime(299);
    expect(done()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(done()).toBe(2);
    checkAfter(10, checked);
    vi.advanceTimersByTime(1000);
    expect([done(), applied.mock.calls.length, checked.mock.calls.length]).toEqual([5, 1, 1]);
  });

  it('only reports problems that have changed', () => {
    const { diagnostics, report, checked, checkAfter } = create();
    const check = () => {
      checkAfter(1, checked);
      vi.advanceTimersByTime(1);
      return report.mock.calls.length;
    };
    expect([check(), check()]).toEqual([1, 1]);
    diagnostics.push(mistake);
    expect([check(), check()]).toEqual([2, 2]);
    expect(checked).toHaveBeenCalledTimes(4);
  });
});

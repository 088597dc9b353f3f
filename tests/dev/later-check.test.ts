import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLaterCheck } from '../../src/dev/later-check.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

const place = { file: 'a.md', start: 0, end: 1 };
const mistake: Diagnostic = { code: 'text/blank', severity: 'error', place, args: {} };

function create() {
  const diagnostics: Diagnostic[] = [];
  const session = {
    current: () => ({ sources: { manifest: {} } as never, diagnostics, isChecked: false }),
    check: vi.fn(),
  };
  const report = vi.fn();
  return { diagnostics, session, report, checked: vi.fn(), ...createLaterCheck({ session, report }) };
}

describe('createLaterCheck', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  it('applies the rules once, after the last of several changes', () => {
    const { session, checked, checkIn } = create();
    checkIn(100, checked);
    vi.advanceTimersByTime(90);
    checkIn(100, checked);
    vi.advanceTimersByTime(90);
    expect(session.check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect([session.check.mock.calls.length, checked.mock.calls.length]).toEqual([1, 1]);
  });

  it('puts off rules that wait, and begins none', () => {
    const { session, checked, checkIn, putOff } = create();
    putOff(50);
    vi.advanceTimersByTime(50);
    expect(session.check).not.toHaveBeenCalled();
    checkIn(100, checked);
    putOff(300);
    vi.advanceTimersByTime(299);
    expect(session.check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(checked).toHaveBeenCalledOnce();
    putOff(50);
    vi.advanceTimersByTime(50);
    expect(session.check).toHaveBeenCalledOnce();
  });

  it('applies the rules in the end while pages are asked for without a pause', () => {
    const { session, checked, checkIn, putOff } = create();
    checkIn(250, checked);
    for (let requests = 0; requests < 100; requests += 1) {
      putOff(3000);
      vi.advanceTimersByTime(100);
    }
    expect(session.check).toHaveBeenCalledOnce();
  });

  it('reports what is wrong only when it is something else than before', () => {
    const { diagnostics, report, checked, checkIn } = create();
    const check = () => {
      checkIn(1, checked);
      vi.advanceTimersByTime(1);
      return report.mock.calls.length;
    };
    expect([check(), check()]).toEqual([1, 1]);
    diagnostics.push(mistake);
    expect([check(), check()]).toEqual([2, 2]);
    expect(checked).toHaveBeenCalledTimes(4);
  });
});

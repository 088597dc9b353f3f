import { describe, expect, it } from 'vitest';
import { nextPhase, type PopupEvent } from '../../../src/shell/popup/popup-state.ts';

const scrolled = (change: Partial<Extract<PopupEvent, { type: 'scrolled' }>> = {}): PopupEvent => ({
  type: 'scrolled',
  depth: 0.5,
  byVisitor: true,
  blocked: false,
  ...change,
});

describe('nextPhase', () => {
  it('opens at the threshold and not before', () => {
    expect(nextPhase('waiting', scrolled(), 0.5)).toBe('open');
    expect(nextPhase('waiting', scrolled({ depth: 0.499 }), 0.5)).toBe('waiting');
  });

  it('waits while the browser moves the page or another dialog is open', () => {
    expect(nextPhase('waiting', scrolled({ byVisitor: false }), 0.5)).toBe('waiting');
    expect(nextPhase('waiting', scrolled({ blocked: true }), 0.5)).toBe('waiting');
  });

  it('stays open while the reader scrolls, and never opens again once closed', () => {
    expect(nextPhase('open', scrolled({ depth: 0 }), 0.5)).toBe('open');
    const done = nextPhase('open', { type: 'closed' }, 0.5);
    expect(nextPhase(done, scrolled({ depth: 1 }), 0.5)).toBe('done');
  });
});

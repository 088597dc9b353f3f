import { describe, expect, it } from 'vitest';
import { foldSpaces } from '../../../src/ui/styles/fold-spaces.ts';

describe('multiples of the space', () => {
  it.each([
    ['a{margin:calc(3*var(--v-space))}', 'a{margin:24px}'],
    ['a{margin:calc(0.5 * var(--v-space)) calc(1.25*var(--v-space))}', 'a{margin:4px 10px}'],
    ['a{margin:calc(-3*var(--v-space))}', 'a{margin:-24px}'],
    ['a{margin:calc(.1*var(--v-space)) calc(0*var(--v-space))}', 'a{margin:0.8px 0px}'],
    [
      'a{padding:calc(calc(9*var(--v-space)) - 53px + 3*var(--v-space))}',
      'a{padding:calc(72px - 53px + 3*var(--v-space))}',
    ],
  ])('in %s become lengths', (css, folded) => {
    expect(foldSpaces(css, 8)).toBe(folded);
  });

  it.each([
    'a{gap:var(--v-space)}',
    'a{top:calc(var(--v-header) + 2*var(--v-space))}',
    'a{top:calc(2*var(--v-gutter))}',
  ])('do not change %s', (css) => {
    expect(foldSpaces(css, 8)).toBe(css);
  });
});

import { describe, expect, it } from 'vitest';
import { describeSystemRefusal } from '../../../src/publish/files/system-error.ts';

describe('describeSystemRefusal', () => {
  it('says what is wrong and what to do, in front of the words of the system', () => {
    const error = new Error("EACCES: permission denied, mkdir '/site/dist'");
    expect(describeSystemRefusal(error)).toBe(
      "This user lacks the right: grant it, or name another published folder with --out (EACCES: permission denied, mkdir '/site/dist').",
    );
  });

  it('makes one line of the many in which the compiler tells of a full disk', () => {
    const error = new Error(
      'Build failed with 1 error:\n\nSomething went wrong\nFailed to write file in /cache/server.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>',
    );
    expect(describeSystemRefusal(error)).toBe(
      'The disk is full: free some space, then build again (ENOSPC: Failed to write file in /cache/server.js).',
    );
  });

  it.each([
    new Error("ENOENT: no such file or directory, open '/site/content/media/x.webp'"),
    new Error('The page / cannot be rendered: Error: no such block'),
    'ENOSPC: thrown without an error',
  ])('leaves alone what is no refusal of the system', (error) => {
    expect(describeSystemRefusal(error)).toBeUndefined();
  });
});

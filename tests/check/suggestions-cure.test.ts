import { describe, expect, it } from 'vitest';
import { sample } from '../browser/routes.ts';
import type { Mutation } from './apply-mutation.ts';
import { fixtures } from './fixtures.ts';
import { mistakes } from './mistakes.ts';
import { checkMended, checkMutation } from './mutated-site.ts';

const typed: [string, Mutation][] = mistakes.map(({ what, file, find, put }) => [
  what,
  { edits: [{ file, find, put }] },
]);

describe('a suggestion, inserted for the underlined text', () => {
  it.each(sample([...fixtures, ...typed], 80))('removes the finding, and adds no error: %s', (_, mistake) => {
    for (const finding of checkMutation(mistake).filter(({ suggestion }) => suggestion !== null)) {
      const left = checkMended(mistake, finding);
      const { file, code } = finding;
      expect(
        left.filter((other) => other.severity === 'error' || (other.code === code && other.file === file)),
      ).toEqual([]);
    }
  });
});

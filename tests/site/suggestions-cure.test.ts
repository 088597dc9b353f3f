import { describe, expect, it } from 'vitest';
import { sample } from '../browser/routes.ts';
import { fixtures } from './fixtures.ts';
import { checkMended, checkSlip, type Slip } from './slipped-site.ts';
import { slips } from './slips.ts';

const typed: [string, Slip][] = slips.map(({ what, file, find, put }) => [what, { edits: [{ file, find, put }] }]);

describe('what is suggested, typed in place of what is underlined', () => {
  it.each(sample([...fixtures, ...typed], 80))('cures, and makes no error: %s', (_, slip) => {
    for (const finding of checkSlip(slip).filter(({ suggestion }) => suggestion !== null)) {
      const left = checkMended(slip, finding);
      const { file, code } = finding;
      expect(
        left.filter((other) => other.severity === 'error' || (other.code === code && other.file === file)),
      ).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readPort } from '../../../src/cli/options/port-option.ts';
import { outcomeOf } from './outcome-of.ts';

describe('readPort', () => {
  it('parses a number, with a default', () => {
    expect([readPort(undefined, 4173), readPort('0', 4173), readPort('65535', 4173)]).toEqual([4173, 0, 65_535]);
  });

  it.each(['abc', '', '-1', '1.5', '65536', '99999', '1e3'])('refuses "%s" in one line', (typed) => {
    expect(outcomeOf(() => readPort(typed, 4173))).toEqual({
      error: 'left with 2',
      said: [[`--port is a number from 0 to 65535, not "${typed}"`]],
    });
  });
});

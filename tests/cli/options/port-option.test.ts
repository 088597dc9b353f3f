import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPort } from '../../../src/cli/options/port-option.ts';

describe('readPort', () => {
  it('parses a number, with a default', () => {
    expect([readPort(undefined, 4173), readPort('0', 4173), readPort('65535', 4173)]).toEqual([4173, 0, 65_535]);
  });

  it.each(['abc', '', '-1', '1.5', '65536', '99999', '1e3'])('refuses "%s" in one line', (typed) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const left = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`left with ${code}`);
    });
    onTestFinished(() => {
      said.mockRestore();
      left.mockRestore();
    });
    expect(() => readPort(typed, 4173)).toThrow('left with 2');
    expect(said.mock.calls).toEqual([[`--port is a number from 0 to 65535, not "${typed}"`]]);
  });
});

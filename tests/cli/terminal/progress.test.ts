import type { WriteStream } from 'node:tty';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withProgress } from '../../../src/cli/terminal/progress.ts';
import { fromPartial } from '../../from-partial.ts';

/** Creates a standard error output, a terminal or a file, that records what is written to it. */
function createStream(isTTY: boolean) {
  const written: string[] = [];
  const stream = {
    isTTY,
    columns: 80,
    write: (text: string) => written.push(text) > 0,
    cursorTo: () => true,
    moveCursor: () => true,
    clearLine: () => written.push('<cleared>') > 0,
  };
  return { stream: fromPartial<WriteStream>(stream), shown: () => stripVTControlCharacters(written.join('')) };
}

beforeEach(() => {
  vi.stubEnv('CI', undefined);
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => vi.unstubAllEnvs());

describe('the progress of a command', () => {
  it('is shown on a terminal when the work begins, and cleared when it is done', async () => {
    const { stream, shown } = createStream(true);
    const result = await withProgress(
      'Building',
      (show) => {
        expect(shown()).toContain('Building');
        show('Building: pages');
        return 42;
      },
      stream,
    );
    expect(result).toBe(42);
    expect(shown()).toMatch(/Building: pages.*<cleared>$/s);
  });

  it('is cleared when the work fails, without hiding the error', async () => {
    const { stream, shown } = createStream(true);
    const work = withProgress('Building', () => Promise.reject(new Error('no room left')), stream);
    await expect(work).rejects.toThrow('no room left');
    expect(shown()).toMatch(/<cleared>$/);
  });

  it('is not written elsewhere: to a file, to another program, in CI, on a terminal without control', async () => {
    const file = createStream(false);
    await withProgress('Building', (show) => show('Building: pages'), file.stream);
    const terminal = createStream(true);
    vi.stubEnv('CI', 'true');
    await withProgress('Building', (show) => show('Building: pages'), terminal.stream);
    vi.stubEnv('CI', undefined);
    vi.stubEnv('TERM', 'dumb');
    await withProgress('Building', (show) => show('Building: pages'), terminal.stream);
    expect([file.shown(), terminal.shown()]).toEqual(['', '']);
  });
});

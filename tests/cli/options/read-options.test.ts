import { describe, expect, it, onTestFinished } from 'vitest';
import { readArguments, readOptions } from '../../../src/cli/options/read-options.ts';
import { outcomeOf } from './outcome-of.ts';

const SPECS = {
  name: { type: 'string', help: 'name of the business' },
  release: { type: 'boolean', help: 'refuse placeholders' },
} as const;

/** Returns the first line that is printed about some arguments, and the exit status. */
function refusal(typed: readonly string[], read: () => unknown): string[] {
  const before = process.argv;
  process.argv = ['node', 'new.ts', ...typed];
  onTestFinished(() => {
    process.argv = before;
  });
  const { error, said } = outcomeOf(read);
  expect(error).toBe('left with 2');
  return String(said[0]?.[0]).split('\n');
}

describe('the options of a command', () => {
  it.each<[string[], string]>([
    [['--nom', 'X'], 'There is no option --nom: write one of these.'],
    [['--nmae=X'], 'There is no option --nmae: write --name.'],
    [['-name', 'X'], 'There is no option -name: write --name.'],
    [['--xyzzy'], 'There is no option --xyzzy: write one of these.'],
    [['--name'], '--name needs a value: write --name=VALUE.'],
    [['--name', '-x'], '--name needs a value: write --name=VALUE, also for a value that begins with a dash.'],
    [['--name', '--release'], '--name needs a value: write --name=VALUE, also for a value that begins with a dash.'],
    [['--release=yes'], '--release takes no value: write --release.'],
    [['martin'], '"martin" is not an option, and this command takes only options.'],
  ])('are refused in one line with what to write, above the help: %j', (typed, expected) => {
    const [line, blank, usage] = refusal(typed, () => readOptions('npm run new', SPECS));
    expect([line, blank, usage]).toEqual([expected, '', 'Usage: npm run new']);
  });

  it('are refused alike if a command takes other arguments', () => {
    const read = () => readArguments('npm run new', SPECS);
    expect(refusal(['--nom', 'X'], read)[0]).toBe('There is no option --nom: write one of these.');
  });
});

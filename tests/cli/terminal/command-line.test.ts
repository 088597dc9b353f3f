import { describe, expect, it } from 'vitest';
import { commandLine } from '../../../src/cli/terminal/command-line.ts';

const bin = ['node', '/site/node_modules/.bin/vitrine'];
const source = ['node', '/engine/src/cli/check.ts'];

describe('a command in a message', () => {
  it.each<[string, string[], NodeJS.ProcessEnv, string, string]>([
    ['the engine’s script', source, { npm_lifecycle_event: 'check' }, 'check', 'npm run check -- --release'],
    ['a source that is run by itself', source, {}, 'check', 'npm run check -- --release'],
    ['the script of a site', bin, { npm_lifecycle_event: 'check' }, 'check', 'npm run check -- --release'],
    ['the program of the package', bin, {}, 'check', 'vitrine check --release'],
    ['another script of a site', bin, { npm_lifecycle_event: 'new:block' }, 'check', 'npm run check -- --release'],
    ['npx', bin, { npm_command: 'exec', npm_lifecycle_event: 'npx' }, 'check', 'npx vitrine check --release'],
    [
      'Windows',
      ['node', 'C:\\site\\node_modules\\vitrine\\src\\cli\\vitrine.js'],
      {},
      'check',
      'vitrine check --release',
    ],
    ['npm start', bin, { npm_lifecycle_event: 'start' }, 'start', 'npm start -- --release'],
  ])('is shown as it was typed: %s', (_, argv, env, name, expected) => {
    expect(commandLine(name, '--release', { argv, env })).toBe(expected);
  });

  it('ends with its name without options', () => {
    expect(commandLine('build', '', { argv: source, env: {} })).toBe('npm run build');
    expect(commandLine('build', '', { argv: bin, env: {} })).toBe('vitrine build');
  });
});

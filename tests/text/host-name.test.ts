import { describe, expect, it } from 'vitest';
import { isHostName } from '../../src/text/host-name.ts';

const longest = 'a'.repeat(63);

describe('a host name', () => {
  it.each(['exemple.fr', 'A-1.EXEMPLE.fr', '1.2', `${longest}.fr`, `${`${longest}.`.repeat(3)}${'a'.repeat(61)}`])(
    '%s is valid',
    (name) => {
      expect(isHostName(name)).toBe(true);
    },
  );

  it.each([
    'exemple',
    '',
    '.fr',
    'exemple.',
    'exemple..fr',
    '-a.fr',
    'a-.fr',
    'é.fr',
    'a b.fr',
    'a.fr\n',
    `${longest}a.fr`,
    `${`${longest}.`.repeat(3)}${'a'.repeat(62)}`,
  ])('%j is invalid', (name) => {
    expect(isHostName(name)).toBe(false);
  });
});

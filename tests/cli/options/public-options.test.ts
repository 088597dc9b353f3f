import { describe, expect, it } from 'vitest';
import { describeAccess, publicOptions } from '../../../src/cli/options/public-options.ts';
import { outcomeOf } from './outcome-of.ts';

const ORIGIN = 'https://modifier.example.fr';

describe('publicOptions', () => {
  it('serves this machine only by default', () => {
    expect(publicOptions({})).toBeUndefined();
  });

  it('reads the origin and the header of the name', () => {
    const access = { origin: ORIGIN, userHeader: 'x-forwarded-user', hasSecret: true };
    expect(publicOptions({ public: ORIGIN, 'user-header': 'X-Forwarded-User' })).toEqual(access);
    const alone = { public: `${ORIGIN}/`, 'user-header': 'X-Forwarded-User', 'no-proxy-secret': true };
    expect(publicOptions(alone)).toEqual({ ...access, hasSecret: false });
  });

  it.each<[Parameters<typeof publicOptions>[0], string]>([
    [{ 'user-header': 'X-Forwarded-User' }, '--user-header and --no-proxy-secret belong to --public'],
    [{ 'no-proxy-secret': true }, '--user-header and --no-proxy-secret belong to --public'],
    ...['modifier.example.fr', 'http://modifier.example.fr', `${ORIGIN}/x`, 'https://ana@modifier.example.fr', ''].map(
      (origin): [Parameters<typeof publicOptions>[0], string] => [
        { public: origin, 'user-header': 'X-Forwarded-User' },
        `--public is an origin as https://edit.example.com, without a path, not "${origin}"`,
      ],
    ),
    ...[undefined, '', 'X Y', 'Host', 'Origin', 'Cookie', 'Sec-Fetch-User', 'X-Vitrine-Proxy'].map(
      (header): [Parameters<typeof publicOptions>[0], string] => [
        { public: ORIGIN, ...(header === undefined ? {} : { 'user-header': header }) },
        '--user-header is the header in which the proxy names the author, as X-Forwarded-User',
      ],
    ),
  ])('refuses %j in one line', (options, message) => {
    expect(outcomeOf(() => publicOptions(options))).toEqual({ error: 'left with 2', said: [[message]] });
  });
});

it('says what the proxy sends, and that a machine without a secret must have no other accounts', () => {
  const access = { origin: ORIGIN, userHeader: 'x-forwarded-user', hasSecret: true };
  expect(describeAccess(access, '/site')).toMatch(/x-forwarded-user .*\/site\/\.vitrine\/edit\/proxy-secret\.$/);
  expect(describeAccess({ ...access, hasSecret: false }, '/site')).toContain('it must have no other.');
});

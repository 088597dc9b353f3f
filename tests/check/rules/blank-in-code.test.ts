import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const edit = (file: string, find: string, put: string): Mutation => ({ edits: [{ file, find, put }] });

describe('a code of an account', () => {
  const key = (typed: string) =>
    checkMutation(edit(MANIFEST, '"publicKey": "key"', `"publicKey": ${JSON.stringify(typed)}`));

  it.each([
    ['\u00A0key ', 'key'],
    ['key\n', 'key'],
    ['key\u200B', 'key'],
    ['Ab_12 cd34', 'Ab_12cd34'],
  ])('is suggested without the copied spaces: %j', (typed, suggestion) => {
    expect(key(typed).map((one) => [one.code, one.suggestion])).toEqual([['service/blank-in-code', suggestion]]);
  });

  it.each(['key', 'user_Ab-12', 'clé à mettre', 'cle publique a venir', '[clé publique 2]'])(
    'may be %s, until the account exists',
    (typed) => {
      expect(key(typed).filter(({ code }) => code === 'service/blank-in-code')).toEqual([]);
    },
  );

  it.each([
    ['"serviceId": "service"', '"serviceId": "service "'],
    ['"contact": "t2"', '"contact": " t2"'],
  ])('is checked in several places: %s', (find, put) => {
    expect(checkMutation(edit(MANIFEST, find, put)).map(({ code }) => code)).toEqual(['service/blank-in-code']);
  });
});

import { expect, it } from 'vitest';
import { NO_FORM_ERRORS } from '../../../src/check/facts/form-errors.ts';
import type { Recovery } from '../../../src/check/facts/recovery.ts';
import { placesOfUnread } from '../../../src/check/facts/unread-parts.ts';
import type { Place } from '../../../src/diagnostics/diagnostic.ts';
import type { Sources } from '../../../src/model/read/source.ts';

const file = 'site.manifest.json';

/** Pointers of the parts that hold a text and that rules do not see. */
function unread(text: string, data: object, recoveries: Record<string, Recovery>): string[] {
  const places = new Map(
    Object.keys(recoveries).map((pointer): [string, Place] => [pointer, { file, start: 0, end: 0, pointer }]),
  );
  const formErrors = { ...NO_FORM_ERRORS, recoveries: new Map([[file, new Map(Object.entries(recoveries))]]), places };
  const sources = { manifest: { file: { path: file, text: '' }, data } } as unknown as Sources;
  return placesOfUnread(text, { sources, formErrors }).map(({ pointer = '' }) => pointer);
}

it('a part that rules do not see holds the texts that stand in it, whole', () => {
  const data = { pages: [{ url: { to: '/pains' } }, { to: '/pains' }], other: ['/pains/ble'] };
  expect(unread('/pains', data, { '/pages/0/url': 'drop', '/other': 'drop' })).toEqual(['/pages/0/url']);
  expect(unread('/pains', data, {})).toEqual([]);
  expect(unread('/pains', data, { '/pages/7': 'drop' })).toEqual([]);
});

it('a part is seen that has its suggested value or key, unless another part has that key', () => {
  const data = { titel: 'a', title: 'b', lien: 'a' };
  expect(unread('a', data, { '/titel': { key: 'title' }, '/lien': { key: 'link' } })).toEqual(['/titel']);
  expect(unread('a', data, { '/lien': { value: 'b' } })).toEqual([]);
});

it('nothing of a block is seen that has lost its type', () => {
  const data = { sections: [{ type: 'heros', id: 'a' }] };
  expect(unread('a', data, { '/sections/0/type': 'drop' })).toEqual(['/sections/0/type']);
});

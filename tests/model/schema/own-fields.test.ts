import { expect, it } from 'vitest';
import { collectionsOf } from '../../../src/model/schema/collections.ts';
import { schemaNamed } from '../../../src/model/schema/schemas.ts';

it('fields of own blocks name no entry and no frame, so those are found without the schemas of own blocks', () => {
  const kinds = schemaNamed('own-field').properties?.['x-kind']?.enum ?? [];
  const entries = collectionsOf(schemaNamed('site')).map(({ kind }) => kind);
  expect(kinds).toContain('text');
  expect(entries).toContain('plan');
  expect([...entries, 'frame-url', 'anchor', 'markdown-file'].filter((kind) => kinds.includes(kind))).toEqual([]);
});

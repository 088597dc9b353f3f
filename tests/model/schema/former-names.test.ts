import { describe, expect, it } from 'vitest';
import { FORMER_NAMES } from '../../../src/model/schema/former-names.ts';
import { schemaNamed } from '../../../src/model/schema/schemas.ts';

const types = (schemaNamed('block').oneOf ?? []).map(
  ({ $ref = '' }) => /([\w-]+)\.schema\.json$/.exec($ref)?.[1] ?? '',
);

describe('former names', () => {
  it('are few enough to be read', () => expect(FORMER_NAMES.length).toBeLessThanOrEqual(20));

  it.each(FORMER_NAMES.filter(({ keyOf }) => keyOf === undefined))(
    'lead from the block type $name to an existing one',
    ({ name, to }) => {
      expect(types).not.toContain(name);
      expect(types).toContain(to);
    },
  );

  it.each(FORMER_NAMES.filter(({ keyOf }) => keyOf !== undefined))(
    '$name is no longer a key of a block of $keyOf',
    ({ name, keyOf = [] }) => {
      for (const type of keyOf) expect(Object.keys(schemaNamed(`blocks/${type}`).properties ?? {})).not.toContain(name);
    },
  );
});

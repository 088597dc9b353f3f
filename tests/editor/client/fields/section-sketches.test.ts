import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../../src/build/project.ts';
import { sketches } from '../../../../src/editor/client/fields/section-sketches.ts';

it('has a purpose and a drawing for each type of section', () => {
  const types = readdirSync(path.join(projectRoot, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));
  expect(Object.keys(sketches).toSorted()).toEqual(types.toSorted());
});

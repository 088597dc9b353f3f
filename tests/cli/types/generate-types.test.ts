import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes, typesFile } from '../../../src/cli/types/generate-types.ts';

it('match the schemas: after a change of one, run npm run types', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await generateTypes());
});

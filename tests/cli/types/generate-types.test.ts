import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes, typesFile } from '../../../src/cli/types/generate-types.ts';

it('the generated types match the schemas: after a change of one, run npm run types', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await generateTypes());
});

import { expect, it } from 'vitest';
import { checkApart } from '../../src/cli/check-apart.ts';
import { baseSite } from '../site/slipped-site.ts';

it('approves of a site in which every rule is kept', async () => {
  expect(await checkApart(baseSite)).toBe(true);
});

it('approves of nothing where the check cannot run', async () => {
  expect(await checkApart('/nonexistent')).toBe(false);
});

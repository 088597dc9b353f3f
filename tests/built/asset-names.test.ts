import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';

/** Words in filter lists (EasyList, EasyPrivacy and lists of notices). */
const LISTED =
  /(?:^|[^a-z])(?:ads?|advert|track|analytic|gtag|pixel|social)(?:[^a-z]|$)|consent|cookie|banner|pop-?up|advert|analytic|track(?:er|ing)/i;

it('no file of the program has a name that filter lists contain', () => {
  // The hash of a content may contain these letters by chance.
  const names = readdirSync(path.join(builtSite, '_assets')).map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => LISTED.test(name))).toEqual([]);
});

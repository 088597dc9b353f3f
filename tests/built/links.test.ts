import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkLinks, describeLink } from '../../src/build/verify/link-check.ts';
import type { Manifest } from '../../src/model/types.generated.ts';
import { builtSite } from './built-site.ts';

it('every internal address of the built site has a target', () => {
  const { site } = JSON.parse(readFileSync('site.manifest.json', 'utf8')) as Manifest;
  const broken = checkLinks({ directory: builtSite, siteUrl: site.url });
  expect(broken.map(describeLink)).toEqual([]);
});

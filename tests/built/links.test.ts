import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Manifest } from '../../src/model/types.generated.ts';
import { checkLinks, describeLink } from '../../src/publish/verify/link-check.ts';
import { builtSite } from './built-site.ts';

it('every internal address of the built site has a target', () => {
  const { site } = JSON.parse(readFileSync('site.manifest.json', 'utf8')) as Manifest;
  const broken = checkLinks({ directory: builtSite, siteUrl: site.url });
  expect(broken.map(describeLink)).toEqual([]);
});

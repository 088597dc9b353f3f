import path from 'node:path';
import { expect, it } from 'vitest';
import { checkLinks, describeLink } from '../../src/publish/verify/link-check.ts';
import { realSite } from '../shell/head/real-site.ts';

it('every internal address of the built site has a target', () => {
  const directory = path.resolve(import.meta.dirname, '../../dist');
  const { model } = realSite();
  const broken = checkLinks({ directory, siteUrl: model.manifest.site.url });
  expect(broken.map(describeLink)).toEqual([]);
});

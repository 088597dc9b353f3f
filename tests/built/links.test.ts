import { expect, it } from 'vitest';
import { checkLinks, describeLink } from '../../src/publish/verify/link-check.ts';
import { realSite } from '../shell/head/real-site.ts';
import { builtSite } from './built-site.ts';

it('every internal address of the built site has a target', () => {
  const { model } = realSite();
  const broken = checkLinks({ directory: builtSite, siteUrl: model.manifest.site.url });
  expect(broken.map(describeLink)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkLinks, describeLink } from '../../src/build/verify/link-check.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import type { Manifest } from '../../src/model/types.generated.ts';
import { builtSite } from './built-site.ts';

const read = (file: string) => readFileSync(path.join(builtSite, file), 'utf8');

/** Words in filter lists (EasyList, EasyPrivacy and lists of notices). */
const LISTED =
  /(?:^|[^a-z])(?:ads?|advert|track|analytic|gtag|pixel|social)(?:[^a-z]|$)|consent|cookie|banner|pop-?up|advert|analytic|track(?:er|ing)/i;

it('no file of the program has a name that filter lists contain', () => {
  // The hash of a content may contain these letters by chance.
  const names = readdirSync(path.join(builtSite, '_assets')).map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => LISTED.test(name))).toEqual([]);
});

it('every page contains one inline script, the same as all others', () => {
  const pages = filesBelow(builtSite).filter((file) => file.endsWith('.html') && !file.startsWith('media/'));
  const scripts = pages.map((page) => {
    const html = read(page).replace(/<script [^>]*type="[^>]*>/g, '<data>');
    return [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([script]) => script);
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(scripts[0]).toHaveLength(1);
  expect(pages.filter((_, index) => scripts[index]?.join() !== scripts[0]?.join())).toEqual([]);
});

it('every internal address of the built site has a target', () => {
  const { site } = JSON.parse(readFileSync('site.manifest.json', 'utf8')) as Manifest;
  expect(checkLinks({ directory: builtSite, siteUrl: site.url }).map(describeLink)).toEqual([]);
});

it('nothing of the editor is published', () => {
  const files = filesBelow(builtSite).filter((name) => /\.(?:html|js|css|json|xml|txt)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  // The editor's address and token, and the private-use characters that mark texts in its preview.
  expect(files.filter((name) => /__edit|vitrine-edit|[\uE000-\uF8FF]/.test(read(name)))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { builtSite } from './built-site.ts';

it('every page contains one inline script, the same as all others', () => {
  const pages = filesBelow(builtSite).filter((file) => file.endsWith('.html') && !file.startsWith('media/'));
  const scripts = pages.map((page) => {
    const html = readFileSync(path.join(builtSite, page), 'utf8').replace(/<script [^>]*type="[^>]*>/g, '<data>');
    return [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([script]) => script);
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(scripts[0]).toHaveLength(1);
  expect(pages.filter((_, index) => scripts[index]?.join() !== scripts[0]?.join())).toEqual([]);
});

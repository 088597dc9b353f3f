// @vitest-environment node
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFrame } from '../../../src/shell/frame/create-frame.tsx';
import { readSite } from '../../../src/site/read/read-site.ts';
import { createModel } from '../../../src/site/resolve/model.ts';
import { resolveShell } from '../../../src/site/resolve/resolve-shell.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function frameOf(directory: string) {
  const shell = resolveShell(createModel(readSite(path.join(root, directory), () => undefined)));
  return createFrame({ shell, year: 2026 });
}

const marked = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);

describe('createFrame', () => {
  const frame = frameOf('.');

  it.each(['/', '/contact', '/realisations'])('marks the links of the header to the page itself: %s', (route) => {
    const links = new Set(marked(frame.header(route)));
    expect([...links]).toEqual([route]);
  });

  it('gives one header to all pages that it does not link to, whatever page was asked for before', () => {
    const first = frame.header('/cgv');
    frame.header('/contact');
    expect(frame.header('/cookies')).toBe(first);
    expect(marked(first)).toEqual([]);
  });

  it('brings no styles of its own, which would be lost, and no preload of the logo', () => {
    for (const directory of ['.', 'tests/sites/fleuriste']) {
      const { header, footer } = frameOf(directory);
      const html = header('/') + footer;
      expect(html).not.toMatch(/<style|class="[^"]*\bcss-|rel="preload"/);
    }
  });
});

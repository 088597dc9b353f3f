// @vitest-environment node
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { createFrame } from '../../../src/shell/render/create-frame.tsx';

const root = path.resolve(import.meta.dirname, '../../..');

function shellOf(directory: string) {
  return resolveShell(createModel(readSite(path.join(root, directory), () => undefined)));
}

function frameOf(directory: string) {
  return createFrame({ shell: shellOf(directory), year: 2026 });
}

const marked = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);

describe('createFrame', () => {
  const frame = frameOf('.');

  it.each(['/', '/contact', '/realisations'])('marks the links of the header to the page itself: %s', (route) => {
    const links = new Set(marked(frame.header(route)));
    expect([...links]).toEqual([route]);
  });

  it('uses one header for all pages that it does not link to, independent of earlier pages', () => {
    const first = frame.header('/cgv');
    frame.header('/contact');
    expect(frame.header('/cookies')).toBe(first);
    expect(marked(first)).toEqual([]);
  });

  it('passes its styles to the pages, and adds no preload of the logo', () => {
    for (const directory of ['.', 'src/starters/fleuriste']) {
      const { header, footer, createPageCache } = frameOf(directory);
      const html = header('/contact') + footer;
      expect(html).not.toMatch(/<style|rel="preload"/);
      const { inserted, registered } = createPageCache();
      const used = [...new Set(html.match(/(?<=[" ])v-[\w-]+/g))];
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((name) => !inserted[name.slice(2)] || !registered[name])).toEqual([]);
    }
  });

  it('gives columns with the same title distinct names for screen readers', () => {
    const model = createModel(readSite(root, () => undefined));
    const { labels, navigation } = model.manifest;
    const [column] = navigation.footer.columns;
    if (!column) throw new Error('The footer has columns');
    const columns = [column, { ...column, title: labels.mainNavigation }, column];
    const footerWith = { ...navigation, footer: { ...navigation.footer, columns } };
    const shell = resolveShell({ ...model, manifest: { ...model.manifest, navigation: footerWith } });
    const { footer } = createFrame({ shell, year: 2026 });
    const names = [...footer.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual([column.title, `${labels.mainNavigation} (2)`, `${column.title} (2)`]);
    const titles = [...footer.matchAll(/<nav[^>]*><h2[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(columns.map(({ title }) => title));
  });
});

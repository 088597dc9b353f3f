// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { starterFolder } from '../../../src/build/starters.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { createFrame } from '../../../src/shell/render/create-frame.tsx';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { model, shell } = fixtureSite();

const marked = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);

describe('dated sentences', () => {
  const notices = [
    { text: 'Fini.', from: '2026-08-01', until: '2026-08-02' },
    { text: 'Partout.', from: '2026-08-03', until: '2026-08-18' },
    { text: 'Ici.', from: '2026-09-01', until: '2026-09-02', page: '/cgv' },
  ];
  const textsIn = (html: string) =>
    [...html.matchAll(/data-dated="(\d)">([^<]*)/g)].map(([, at, text]) => `${at} ${text}`);

  it('are above the header of each page until they have ended, and those of one page only there', () => {
    const frame = createFrame({ shell: { ...shell, notices }, year: 2026, day: '2026-08-03' });
    expect(textsIn(frame.header('/cookies'))).toEqual(['0 Partout.']);
    expect(textsIn(frame.header('/'))).toEqual(['0 Partout.']);
    expect(textsIn(frame.header('/cgv'))).toEqual(['0 Partout.', '1 Ici.']);
  });

  it('of one page bring their style, even if no other page has any', () => {
    const frame = createFrame({ shell: { ...shell, notices: notices.slice(2) }, year: 2026, day: '' });
    const { inserted } = frame.createPageCache();
    const [, name = ''] =
      /<aside[^>]* class="[^"]*v-([\w]+)/.exec(frame.header('/cgv')) ??
      /class="[^"]*?v-(\w+)[^"]*"[^>]*aria-label="À noter"/.exec(frame.header('/cgv')) ??
      [];
    expect(Object.keys(inserted)).toContain(name);
  });
});

describe('createFrame', () => {
  const frame = createFrame({ shell, year: 2026 });

  it.each(['/', '/contact', '/guides'])('marks the links of the header to the page itself: %s', (route) => {
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
    const florist = resolveShell(createModel(readSite(starterFolder('fleuriste'), () => undefined)));
    for (const shown of [shell, florist]) {
      const { header, footer, createPageCache } = createFrame({ shell: shown, year: 2026 });
      const html = header('/contact') + footer;
      expect(html).not.toMatch(/<style|rel="preload"/);
      const { inserted, registered } = createPageCache();
      const used = [...new Set(html.match(/(?<=[" ])v-[\w-]+/g))];
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((name) => !inserted[name.slice(2)] || !registered[name])).toEqual([]);
    }
  });

  it('gives columns with the same title distinct names for screen readers', () => {
    const { labels, navigation } = model.manifest;
    const [column] = navigation.footer.columns;
    if (!column) throw new Error('The footer has columns');
    const columns = [column, { ...column, title: labels.mainNavigation }, column];
    const footerWith = { ...navigation, footer: { ...navigation.footer, columns } };
    const { footer } = createFrame({
      shell: resolveShell({ ...model, manifest: { ...model.manifest, navigation: footerWith } }),
      year: 2026,
    });
    const names = [...footer.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual([column.title, `${labels.mainNavigation} (2)`, `${column.title} (2)`]);
    const titles = [...footer.matchAll(/<nav[^>]*><h2[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(columns.map(({ title }) => title));
  });
});

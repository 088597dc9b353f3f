import { describe, expect, it } from 'vitest';
import { type FeedEntry, formatFeed } from '../../../src/build/hosting/feed.ts';

function entry(name: string, reviewed: string): FeedEntry {
  return {
    url: `https://site.example/${name}`,
    title: `${name} & <co>`,
    summary: 's',
    published: '2026-01-01',
    reviewed,
  };
}

function feed(entries: FeedEntry[], subtitle?: string): string {
  const site = { title: 'Site', author: 'A', language: 'fr', root: 'https://site.example' };
  return formatFeed({ ...site, entries, ...(subtitle ? { subtitle } : {}) });
}

describe('formatFeed', () => {
  it('puts the latest review first, uses its date for the feed, and escapes authors’ texts', () => {
    const xml = feed([entry('c', '2026-02-01'), entry('b', '2026-03-01'), entry('a', '2026-02-01')]);
    const order = [...xml.matchAll(/<id>https:\/\/site\.example\/(\w+)<\/id>/g)].map(([, name]) => name);
    expect(order).toEqual(['b', 'a', 'c']);
    expect(xml.indexOf('<updated>2026-03-01T00:00:00Z</updated>')).toBeLessThan(xml.indexOf('<entry>'));
    expect(xml).toContain('<title>a &amp; &lt;co&gt;</title>');
  });

  it('does not grow with the site', () => {
    const many = Array.from({ length: 400 }, (_, index) => entry(`p${index}`, '2026-02-01'));
    expect(feed(many).match(/<entry>/g)).toHaveLength(50);
  });

  it('has a date even without a guide, and a subtitle if the site has one', () => {
    expect(feed([])).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect(feed([])).not.toContain('<subtitle>');
    expect(feed([], 'Bois & cie')).toContain('<subtitle>Bois &amp; cie</subtitle>');
  });
});

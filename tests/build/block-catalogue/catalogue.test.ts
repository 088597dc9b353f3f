import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { branchesOf } from '../../../src/check/suggestions/block-choice.ts';
import { validate } from '../../../src/check/validate.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { schemaNamed } from '../../../src/model/schema/schemas.ts';
import { frenchTypography } from '../../../src/text/typography.ts';
import { isFull } from '../../browser/routes.ts';
import { openDevServer } from '../../dev/open-dev-server.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';

const root = writeFixtureSite();
const block = schemaNamed('block');
const branches = branchesOf(block);
let page: Document;

function parse(text: string): Document {
  return new JSDOM(text).window.document;
}

beforeAll(async () => {
  const { vite, url } = await openDevServer({ site: root });
  try {
    page = parse(await (await fetch(new URL('/__blocks', url))).text());
  } finally {
    await vite.close();
  }
});

function textOf(type: string): string {
  return page.querySelector(`section[data-type="${type}"]`)?.textContent ?? '';
}

describe('the catalogue of blocks', () => {
  it('has an entry for every type, with its title, its description and a link to it, and is not indexed', () => {
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(branches.length).toBeGreaterThan(20);
    expect(page.querySelectorAll('section[data-type]')).toHaveLength(branches.length);
    for (const { type, schema } of branches) {
      expect(textOf(type)).toContain(schema.title);
      expect(textOf(type).replace(/\s/g, ' ')).toContain(
        frenchTypography(schema.description ?? '').replace(/\s/g, ' '),
      );
      expect(page.querySelector(`nav a[href="#${type}"]`), type).not.toBeNull();
    }
  });

  it('shows the example of every type as the site renders it, in its own styles and without scripts', () => {
    for (const { type } of branches) {
      const frame = page.querySelector(`section[data-type="${type}"] iframe`);
      const example = parse(frame?.getAttribute('srcdoc') ?? '');
      expect(example.querySelector('main section, main div'), type).not.toBeNull();
      expect(example.querySelectorAll('head style').length, type).toBeGreaterThan(1);
      expect(example.querySelector('script, header.site-header, footer'), type).toBeNull();
    }
  });

  it('shows forms as a visitor with scripts sees them', () => {
    const frame = page.querySelector('section[data-type="form"] iframe')?.getAttribute('srcdoc') ?? '';
    expect(parse(frame).querySelector('form textarea, form input')).not.toBeNull();
    expect(frame).not.toMatch(/scripting:\s*none|<noscript/);
  });

  it.runIf(isFull)('contains valid JSON for this site', () => {
    for (const { type } of branches) {
      const json = JSON.parse(page.querySelector(`section[data-type="${type}"] pre`)?.textContent ?? '') as object;
      const sources = readSite(root, () => {});
      const data = structuredClone(sources.manifest.data) as { pages: { sections: object[] }[] };
      data.pages[0]?.sections.push(json);
      const codes: string[] = [];
      validate({ ...sources, manifest: { ...sources.manifest, data } }, ({ code }) => codes.push(code));
      expect(codes, type).toEqual([]);
    }
  });
});

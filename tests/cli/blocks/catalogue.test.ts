// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../src/site/read/read-site.ts';
import { schemaNamed } from '../../../src/site/schema/schemas.ts';
import { branchesOf } from '../../../src/site/suggestions/block-choice.ts';
import { validate } from '../../../src/site/validate.ts';
import { frenchTypography } from '../../../src/text/typography.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const block = schemaNamed('block');
const branches = branchesOf(block, block.$id ?? '');
const folder = mkdtempSync(path.join(tmpdir(), 'blocks-'));
let page: Document;
let html = '';

function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}

beforeAll(() => {
  const output = path.join(folder, 'blocks.html');
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/blocks.ts', '--out', output], { cwd: root });
  html = readFileSync(output, 'utf8');
  page = parse(html);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

function textOf(type: string): string {
  return page.querySelector(`section[data-type="${type}"]`)?.textContent ?? '';
}

describe('the catalogue of blocks', () => {
  it('has an entry for every type, with its title, its description and a link to it', () => {
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

  it('holds JSON that is valid on this site', () => {
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

  it('says type, default and limits of a key, and those of its parts', () => {
    const rows = [...page.querySelectorAll('section[data-type="hero"] tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    );
    const row = (key: string) => rows.find(([name]) => name === key) ?? [];
    expect(row('heading')[4]).toContain('90 caractères au plus');
    expect(row('frame')).toEqual(expect.arrayContaining(['choix', '"stall"']));
    expect(row('actions[].to')[1]).toBe('lien');
    expect(page.querySelector('section[data-type="hero"] code.must')?.textContent).toBe('type');
  });

  it('is kept out of search engines and loads its files from where it stands', () => {
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(html).toContain(`${path.relative(folder, root)}/content/media/`);
    expect(html).not.toMatch(/(?:&quot;|[("])\/(?:media|src)\//);
  });
});

import { rmSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import { type Schema, schemaNamed } from '../../src/model/schema/schemas.ts';
import { visit } from '../../src/model/schema/visit.ts';
import { sample } from '../browser/routes.ts';
import { type GeneratedSite, generateSite, writeSite } from '../random/generate-site.ts';
import { pageFaults } from '../random/page-faults.ts';
import { renderSite } from '../random/render-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Kinds of strings that visitors read, or that are used in an attribute or a message. */
const TEXTS = new Set(['text', 'verbatim', 'markdown', 'template', '']);

/**
 * Returns a copy of a document in which every string that may be any text is replaced, and the number of these strings.
 */
function poison(document: unknown, root: Schema, text: string): { value: unknown; count: number } {
  const value = structuredClone(document);
  let count = 0;
  for (const { value: typed, schema, parent, key = '' } of visit({ value, schema: root })) {
    if (typeof typed !== 'string' || !parent || parent.schema.uniqueItems) continue;
    const isFree =
      TEXTS.has(schema['x-kind'] ?? '') && !schema.pattern && !schema.enum && !schema.const && !schema.format;
    if (!isFree || (schema.maxLength ?? 1000) < text.length) continue;
    (parent.value as Record<string | number, unknown>)[key] = text;
    count += 1;
  }
  return { value, count };
}

/** Parts whose texts must meet more than their schema states: prices match numbers, facts match their formats. */
const AS_THEY_ARE = ['facts', 'plans', 'mail', 'checks'] as const;

/** A seed whose site is valid and has every optional part. */
const FULL_SEED = 6;

/**
 * Creates a site in which every text field of the manifest, of front matter and of Markdown is the same hostile text.
 */
function poisonedSite(text: string, seed = FULL_SEED): { site: GeneratedSite; count: number } {
  const site = generateSite(seed);
  const made = poison(site.manifest, schemaNamed('site'), text);
  const manifest = made.value as Record<string, unknown>;
  // The SIREN is kept, because it has a check digit.
  const { legal } = (site.manifest.business ?? {}) as { legal?: { siren?: string } };
  if (legal?.siren) (manifest.business as { legal: { siren: string } }).legal.siren = legal.siren;
  for (const part of AS_THEY_ARE) if (site.manifest[part] !== undefined) manifest[part] = site.manifest[part];
  site.manifest = manifest;
  site.files['site.manifest.json'] = JSON.stringify(manifest);
  for (const [name, content] of Object.entries(site.files)) {
    if (!name.endsWith('.md')) continue;
    const [, frontMatter] = /^(---\n[\s\S]*?\n---\n)/.exec(String(content)) ?? [];
    const poisoned = frontMatter?.replace(
      /^(title|description|imageAlt): .*$/gm,
      (_, key: string) => `${key}: ${JSON.stringify(text)}`,
    );
    site.files[name] =
      `${poisoned ?? ''}\n${text}\n\n- ${text}\n\n> ${text}\n\n| a |\n|---|\n| ${text.replace(/[|\n]/g, ' ')} |\n`;
  }
  return { site, count: made.count };
}

/** Texts that would run code or break markup if a page forgot to escape them. Each is short enough for most fields. */
const ATTEMPTS = [
  '<script>x(1)</script>',
  '</script><script>x(1)</script>',
  '</title><img src=x onerror=x(1)>',
  '</style><svg onload=x(1)>',
  '"><svg/onload=x(1)>',
  "' autofocus onfocus=x(1) '",
  '<!--<script>',
  '<!--<script>-->',
  '--><b id=b>',
  ']]><b id=b>',
  '&lt;b id=b&gt; &quot;',
  '</textarea></noscript><b id=b>',
  '<a href="javascript:x(1)">l</a>',
  'a\u2028b\u2029c <b id=b>',
  '\\u003cb id=b\\u003e',
  '$& $` <b id=b> $x',
  '<iframe srcdoc=x></iframe>',
];

/** Parses a page without its style sheets, which contain no text of an author. */
function parse(html: string): Document {
  return new JSDOM(html.replace(/(<style[^>]*>)[^<]*(?=<\/style>)/g, '$1')).window.document;
}

/** Returns the elements that pages with these texts must not have, including those with forbidden attributes. */
function intruders(html: string): string[] {
  const document = parse(html);
  const known = '[src^="/"],[data-src],[src^="https://agenda.exemples.fr"]';
  return [
    ...document.querySelectorAll('#b, [onerror], [onload], [onfocus], [autofocus], [srcdoc], a[href^="javascript" i]'),
    ...document.querySelectorAll(`img:not(${known}), iframe:not(${known})`),
  ].map((element) => element.outerHTML.slice(0, 120));
}

it.each(sample(ATTEMPTS, 1))('%j in every field is shown as typed, without other effects', async (attempt) => {
  const { site, count } = poisonedSite(attempt);
  expect(count).toBeGreaterThan(150);
  const directory = temporaryFolder();
  try {
    writeSite(directory, site);
    const { model, diagnostics } = loadSite(directory);
    const errors = diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, place, args }) => [code, place.pointer, args]);
    // Some texts are errors: a Markdown link that runs code, a comment that would include the rest of a text, and
    // line separators.
    if (!model) {
      expect(errors).not.toEqual([]);
      expect(attempt).toMatch(/javascript:|\{|<!--(?!.*-->)|\u2028/);
      return;
    }
    const source = Object.values(site.files).join('\n');
    for (const { path: route, html } of await renderSite(model)) {
      expect(intruders(html), route).toEqual([]);
      expect(pageFaults({ html, source, boot: 'void 0' }), route).toEqual([]);
      const visible = parse(html);
      if (route === '/') expect(visible.title).toContain(attempt.slice(0, 8));
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

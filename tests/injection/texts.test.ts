import { rmSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/publish/load-site.ts';
import { sample } from '../browser/routes.ts';
import { writeSite } from '../random/generate-site.ts';
import { pageFaults } from '../random/page-faults.ts';
import { renderSite } from '../random/render-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { poisonedSite } from './poisoned-site.ts';

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

/** The page without its style sheets, which contain no text of an author. */
function parse(html: string): Document {
  return new JSDOM(html.replace(/(<style[^>]*>)[^<]*(?=<\/style>)/g, '$1')).window.document;
}

/** Elements and attributes that pages with these texts must not have. */
function intruders(html: string): string[] {
  const document = parse(html);
  const known = '[src^="/"],[data-src],[src^="https://agenda.exemples.fr"]';
  return [
    ...document.querySelectorAll('#b, [onerror], [onload], [onfocus], [autofocus], [srcdoc], a[href^="javascript" i]'),
    ...document.querySelectorAll(`img:not(${known}), iframe:not(${known})`),
  ].map((element) => element.outerHTML.slice(0, 120));
}

describe('a hostile text in every field', () => {
  it.each(sample(ATTEMPTS, 1))('%j is shown as typed, without other effects', async (attempt) => {
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
});

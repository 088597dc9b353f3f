import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { builtSite } from './built-site.ts';

const IN_LINE = '(?:a|abbr|b|bdi|cite|del|em|i|img|mark|small|span|strong|sub|sup|time)';
const LEFT_OUT = /<(head|pre|script|style|svg|template|textarea)\b.*?<\/\1>|<!--.*?-->/gs;
const AS_TYPED = /<(code|kbd|samp)\b.*?<\/\1>/gs;
const SIGNS: Record<string, string> = { '#x27': "'", quot: '"', amp: '&', lt: '<', gt: '>' };

/**
 * Returns the texts of a page, each with the rest of its line, including links and bold words. Code is replaced by a
 * letter.
 */
function textsOf(html: string): string[] {
  return html
    .replace(LEFT_OUT, '')
    .replace(AS_TYPED, 'x')
    .replace(new RegExp(`</?${IN_LINE}(?=[\\s/>])[^>]*>`, 'g'), '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&(#x27|quot|amp|lt|gt);/g, (_, name) => SIGNS[name] ?? '').trim());
}

/** Mistakes in French typography, with the words around them. */
const MISTAKES = [
  ['straight apostrophe', /.{0,30}\p{L}'[\p{L}\d«].{0,20}/gu],
  ['sign that may start a line', /.{0,30}[^\s] [;:!?»](?=[\s.,;)…]|$)/gu],
  ['sign that touches the word', /.{0,30}[\p{L}\d)\]»][;!?](?=\s|$)/gu],
  ['guillemet that may end a line', /« .{0,20}/gu],
  ['unit that may start a line', /.{0,30}\d [€%](?![\p{L}\d])/gu],
  ['code that may be parted', /.{0,20}\p{Lu}[\p{Lu}\d]*-\d/gu],
  ['imperative that may be parted', /.{0,20}ez-(?:nous|vous|moi|l[ae])(?!\p{L})/gu],
] as const;

describe('the pages of the built site', () => {
  it('are set in French typography to the edges of links, bold words, code and facts', () => {
    const pages = filesBelow(builtSite).filter((file) => file.endsWith('.html') && !file.startsWith('media/'));
    const found = pages.flatMap((page) =>
      textsOf(readFileSync(path.join(builtSite, page), 'utf8')).flatMap((text) =>
        MISTAKES.flatMap(([mistake, pattern]) =>
          [...text.matchAll(pattern)].map(([words]) => `${page}: ${mistake}: ${words}`),
        ),
      ),
    );
    expect(found).toEqual([]);
    expect(pages.length).toBeGreaterThan(54);
  });
});

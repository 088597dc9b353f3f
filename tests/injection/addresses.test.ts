import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/markdown/Markdown.tsx';
import { resolveValues } from '../../src/model/resolve/resolve-values.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';
import { isSafeAddress } from '../../src/text/addresses.ts';
import type { Mutation } from '../check/apply-mutation.ts';
import { checkMutation } from '../check/mutated-site.ts';

/** Addresses that run code, contain their own content or open something other than a page. */
const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'view-source:https://example.com',
  'intent://x#Intent;end',
];
const SAFE = [
  '/',
  '/a?b=c:d#e:f',
  '#a',
  '',
  'https://example.com',
  'HTTP://a.b',
  'mailto:a@b.fr',
  'tel:+33465710000',
  'media/a.svg',
  '/a:b',
  '?a:b',
];

/** One place of each kind that has an address in the base site. */
const PLACES: [what: string, find: string, put: (address: string) => string][] = [
  [
    'an action',
    '"label": "Lire nos guides", "to": "/guides"',
    (to) => `"label": "Lire nos guides", "to": ${JSON.stringify(to)}`,
  ],
  ['a portfolio entry', '"url": "https://wedding.exemples.fr"', (to) => `"url": ${JSON.stringify(to)}`],
  ['a payment', '"paymentLink": "https://pay.exemples.fr/basket"', (to) => `"paymentLink": ${JSON.stringify(to)}`],
  ['a frame', '"url": "https://agenda.exemples.fr/pain"', (to) => `"url": ${JSON.stringify(to)}`],
  ['a main article', '"url": "/guides", "title"', (to) => `"url": ${JSON.stringify(to)}, "title"`],
  ['a redirection', '"from": "/pains", "to": "/guides"', (to) => `"from": "/pains", "to": ${JSON.stringify(to)}`],
  ['a link in Markdown', '[écrivez-nous](/contact)', (to) => `[écrivez-nous](<${JSON.stringify(to).slice(1, -1)}>)`],
];

function mistake(find: string, put: string): Mutation {
  return { edits: [{ file: 'site.manifest.json', find, put }] };
}

describe('a harmful address', () => {
  const cases = PLACES.flatMap(([what, find, put]) =>
    HOSTILE.map((address) => [what, address, find, put(address)] as const),
  );

  it.each(cases)('in %s is reported by the check: %j', (what, address, find, put) => {
    const found = checkMutation(mistake(find, put)).filter(({ severity }) => severity === 'error');
    // In Markdown, a line break, an entity or an angle bracket changes the address: such addresses are tested with the
    // renderer below.
    if (what === 'a link in Markdown' && /\p{Cc}|&colon;|</u.test(address)) return;
    expect(found.map(({ code }) => code)).not.toEqual([]);
  });

  it.each(HOSTILE)('is removed by the renderer wherever the schema has an address: %j', (to) => {
    const lookup = () => undefined;
    expect(resolveValues({ label: 'x', to }, schemaNamed('action'), lookup)).toMatchObject({
      to: isSafeAddress(to) ? to : '#',
    });
    if (!to.includes('&')) expect(isSafeAddress(to)).toBe(false);
  });

  it.each(HOSTILE)('is neither a link nor a picture in a rendered text: %j', (address) => {
    const source = [
      `[l](${address})`,
      `[l](<${address}>)`,
      `![i](${address})`,
      `<${address}>`,
      `[r]\n\n[r]: ${address}`,
    ].join('\n\n');
    const html = renderToStaticMarkup(createElement(Markdown, { source }));
    const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, found = '']) =>
      found.replaceAll('&amp;', '&'),
    );
    expect(addresses.filter((found) => !/^(?:$|https?:|#|\/)/i.test(found) && !isSafeAddress(found))).toEqual([]);
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data|file|blob)/i);
  });

  it('differs from an allowed one', () => {
    expect(SAFE.filter((address) => !isSafeAddress(address))).toEqual([]);
  });
});

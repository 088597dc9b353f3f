import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/markdown/Markdown.tsx';
import { resolveValues } from '../../src/model/resolve/resolve-values.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';
import { isSafeAddress } from '../../src/text/addresses.ts';
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

/** One place of each kind that has an address in the base site; `⟦` and `⟧` enclose the address. */
const PLACES: [what: string, place: string][] = [
  ['an action', '"label": "Lire nos guides", "to": "⟦/guides⟧"'],
  ['a portfolio entry', '"url": "⟦https://wedding.exemples.fr⟧"'],
  ['a payment', '"paymentLink": "⟦https://pay.exemples.fr/basket⟧"'],
  ['a frame', '"url": "⟦https://agenda.exemples.fr/pain⟧"'],
  ['a main article', '"url": "⟦/guides⟧", "title"'],
  ['a redirection', '"from": "/pains", "to": "⟦/guides⟧"'],
  ['a link in Markdown', '[écrivez-nous](⟦/contact⟧)'],
];

describe('a harmful address', () => {
  const cases = PLACES.flatMap(([what, place]) => HOSTILE.map((address) => [what, address, place] as const));

  it.each(cases)('in %s is reported by the check: %j', (what, address, place) => {
    const [typed, find] = [JSON.stringify(address).slice(1, -1), place.replace(/[⟦⟧]/g, '')];
    const put = place.replace(/⟦.*⟧/, () => (what === 'a link in Markdown' ? `<${typed}>` : typed));
    const found = checkMutation({ edits: [{ file: 'site.manifest.json', find, put }] });
    // In Markdown, a line break, an entity or an angle bracket changes the address: such addresses are tested with the
    // renderer below.
    if (what === 'a link in Markdown' && /\p{Cc}|&colon;|</u.test(address)) return;
    expect(found.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it.each(HOSTILE)('is removed by the renderer wherever the schema has an address: %j', (to) => {
    const resolved = resolveValues({ label: 'x', to }, schemaNamed('action'), () => undefined);
    expect(resolved).toMatchObject({ to: isSafeAddress(to) ? to : '#' });
    if (!to.includes('&')) expect(isSafeAddress(to)).toBe(false);
  });

  it.each(HOSTILE)('is neither a link nor a picture in a rendered text: %j', (address) => {
    const links = [`[l](${address})`, `[l](<${address}>)`, `![i](${address})`, `<${address}>`];
    const source = [...links, `[r]\n\n[r]: ${address}`].join('\n\n');
    const html = renderToStaticMarkup(createElement(Markdown, { source }));
    const addresses = [...html.replaceAll('&amp;', '&').matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, at = '']) => at);
    expect(addresses.filter((found) => !/^(?:$|https?:|#|\/)/i.test(found) && !isSafeAddress(found))).toEqual([]);
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data|file|blob)/i);
  });
});

import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';

/** Returns the findings about a link in a text, after an edit of the manifest. */
function found(to: string, [find, put]: [string, string]) {
  const text = { file: 'content/textes/histoire.md', find: '(/contact)', put: `(${to})` };
  return checkMutation({ edits: [text, { file: MANIFEST, find, put }] }).map(({ code, pointer, suggestion }) => [
    code,
    pointer,
    suggestion,
  ]);
}

describe('a link with a value of the manifest', () => {
  it.each([
    ['tel:{{business.phone}}', 'contact/malformed-phone', '/business/phone', ['04 00 00 00 01', '04 00 00 00']],
    ['sms:{{business.phone}}?body=Oui', 'contact/malformed-phone', '/business/phone', ['04 00 00 00 01', '04 00']],
    ['mailto:{{business.email}}', 'contact/malformed-email', '/business/email', ['pain@exemples.fr', 'pain@exemples']],
  ])('does not repeat a mistake of that value: %s', (to, code, pointer, edit) => {
    const isLink = ([, at]: unknown[]) => at === null;
    const all = found(to, edit as [string, string]);
    expect(all.map(([name, at]) => [name, at])).toContainEqual([code, pointer]);
    expect(all.filter(isLink)).toEqual([]);
  });

  it.each([
    ['tel:04 00', 'contact/malformed-phone'],
    ['tel:04 00 00 00 01', undefined],
    ['mailto:pain@exemples,fr', 'contact/malformed-email'],
    ['http://exemples.fr', 'link/not-https'],
    ['htps://exemples.fr', 'link/malformed'],
    ['/contact\u00A0', 'link/odd-space'],
    ['/Contact', 'link/inexact-path'],
    ['/contcat', 'link/unknown-page'],
    ['/contact#mesage', 'link/unknown-anchor'],
    ['/pains', 'link/redirected'],
    ['https://boulangerie.exemples.fr/contact', 'link/own-address'],
  ])('is not replaced by a correction of that value: %s', (value, code) => {
    const shop = `"facts": { "shop": { "label": "Boutique", "format": "text", "value": "${value}" },`;
    const isLink = ([name]: unknown[]) => /^(?:link|contact)\//.test(String(name));
    const expected = code === undefined ? [] : [[code, null, null]];
    expect(found('{{facts.shop}}', ['"facts": {', shop]).filter(isLink)).toEqual(expected);
  });
});

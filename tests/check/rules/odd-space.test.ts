import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

describe('an invisible space in an address', () => {
  it.each([
    ['/contact\u00A0', '/contact'],
    ['\u202F/contact', '/contact'],
    ['/con\u200Btact', '/contact'],
    ['https://four.exemples.fr/a\uFEFF', 'https://four.exemples.fr/a'],
    ['mailto:pain@exemples.fr\u00A0', 'mailto:pain@exemples.fr'],
  ])('is reported once, in a text and in the manifest: %j', (to, suggestion) => {
    const text = { file: 'content/textes/histoire.md', find: '(/contact)', put: `(${to})` };
    const find = '"label": "Nous écrire", "to": "/contact"';
    const manifest = { file: 'site.manifest.json', find, put: find.replace('/contact', to) };
    for (const edit of [text, manifest]) {
      const found = checkMutation({ edits: [edit] });
      expect(found.map(({ code, suggestion: proposed }) => [code, proposed])).toEqual([['link/odd-space', suggestion]]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { unescapeMarkdown } from '../../../src/site/markdown/unescape.ts';

describe('a text as it is shown', () => {
  it.each([
    ['deux \\* étoiles, un \\\\', 'deux * étoiles, un \\'],
    ['\\!\\/\\:\\@\\[\\`\\{\\~', '!/:@[`{~'],
    ['C:\\dossier \\é \\0', 'C:\\dossier \\é \\0'],
    ['&#233;t&#xE9; &#Xe9;', 'été é'],
    ['&#8364; &#x20AC;', '€ €'],
    ['&#x1F600; &#128512;', '😀 😀'],
    ['&#0; &#x0; &#1114112; &#x110000;', '\uFFFD \uFFFD \uFFFD \uFFFD'],
    ['&#12345678; &#x1234567; &#; &#x; &#a;', '&#12345678; &#x1234567; &#; &#x; &#a;'],
    ['&eacute;t&eacute; &amp; &laquo;&nbsp;vous&nbsp;&raquo;', 'été & «\u00A0vous\u00A0»'],
    ['&toString; &inconnu; &amp', '&toString; &inconnu; &amp'],
    ['\\&eacute;', '&eacute;'],
    ['rien à défaire', 'rien à défaire'],
  ])('undoes what is escaped in %j', (typed, shown) => {
    expect(unescapeMarkdown(typed)).toBe(shown);
  });
});

import { expect, it } from 'vitest';
import { describe as describeDiagnostics } from '../../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { formatText } from '../../../src/diagnostics/reporters/text.ts';

/** Returns the finding about a placeholder at a place of a site. */
function left(pointer: string, file = 'site.manifest.json', start = 0): Diagnostic {
  const place = { file, pointer, start, end: start };
  return { code: 'placeholder/standing', severity: 'note', place, args: { what: pointer || file } };
}

it('the list of placeholders has the questions in the order of a conversation, each with all its places', () => {
  const found = [
    left('/services/0/placeholder'),
    left('/forms/contact/placeholder'),
    left('', 'content/histoire.md'),
    left('/pages/0/sections/1/placeholder'),
    left('/navigation/footer/about', undefined, 3),
    left('/facts/menu/placeholder'),
    left('/business/legal/host/placeholder'),
    left('/business/legal/placeholder'),
    left('/business/placeholder'),
    left('/site/placeholder'),
  ];
  const description = describeDiagnostics(found, { textOf: () => 'a\nb\nc', language: 'fr' });
  const lines = formatText(description, { language: 'fr', colour: false }).split('\n');
  expect(lines.filter((line) => /^\d/.test(line)).map((line) => line.slice(0, 32))).toEqual([
    '1. Sous quel nom et à quelle adr',
    '2. Comment vous appelle-t-on, qu',
    '3. Quels sont votre forme juridi',
    '4. Qui héberge le site : nom, ad',
    '5. Quels chiffres donnez-vous, e',
    '6. Que disent vos pages : vos mo',
    '7. Que disent vos textes longs ?',
    '8. Que demande chaque formulaire',
    '9. De quels services le site se ',
    '10 à compléter dans 2 fichiers.',
  ]);
  const pages = lines.findIndex((line) => line.startsWith('6.'));
  expect(lines.slice(pages + 1, pages + 3)).toEqual([
    '   · /pages/0/sections/1/placeholder. site.manifest.json:1:1',
    '   · /navigation/footer/about. site.manifest.json:2:2',
  ]);
});

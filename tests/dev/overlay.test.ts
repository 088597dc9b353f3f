import path from 'node:path';
import { expect, it } from 'vitest';
import { overlayOf } from '../../src/dev/overlay.ts';
import type { Description } from '../../src/diagnostics/describe.ts';

const mistake = {
  severity: 'error',
  code: 'text/blank',
  file: 'content/a.md',
  line: 12,
  column: 3,
  message: 'Le texte est vide.',
  help: 'Écrivez-en un.',
};
const describe = (...diagnostics: object[]) =>
  ({ diagnostics, linesOf: () => ({ lineText: (line: number) => `ligne ${line}` }) }) as unknown as Description;
const overlay = (...diagnostics: object[]) => overlayOf(describe(...diagnostics), '/site')?.err;

it('shows the first error at its place, with its correction, and the others briefly', () => {
  const warning = { ...mistake, severity: 'warning', message: 'Un peu court.' };
  const other = { ...mistake, file: 'site.manifest.json', line: 7, column: 1, message: 'Nom inconnu.' };
  const shown = overlay(warning, { ...mistake, suggestion: 'Bonjour' }, other, other);
  const file = path.join('/site', 'content/a.md');
  expect(shown).toMatchObject({ plugin: 'text/blank', id: file, loc: { file, line: 12, column: 3 } });
  expect(shown?.message.split('\n')).toEqual([
    'Le texte est vide.',
    'Écrivez-en un.',
    '→ Bonjour',
    'site.manifest.json:7:1  Nom inconnu.',
    'site.manifest.json:7:1  Nom inconnu.',
  ]);
  // The marker is below the third letter of the line.
  expect(shown?.frame).toBe('12 | ligne 12\n       ^');
});

it('shows no suggestion if there is none, and only errors', () => {
  expect(overlay(mistake)?.message).toBe('Le texte est vide.\nÉcrivez-en un.');
  expect(overlay({ ...mistake, severity: 'warning' })).toBeUndefined();
  expect(overlay()).toBeUndefined();
});

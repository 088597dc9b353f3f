import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { describe as describeDiagnostics } from '../../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { formatJson } from '../../../src/diagnostics/reporters/json.ts';
import { formatSarif } from '../../../src/diagnostics/reporters/sarif.ts';
import { formatText } from '../../../src/diagnostics/reporters/text.ts';

const file = 'site.manifest.json';
const text = '{\n  "titel": "Bonjour",\n  "to": "/contatc"\n}\n';

function found(code: string, token: string, more: Partial<Diagnostic> = {}): Diagnostic {
  const place = { file, start: text.indexOf(token), end: text.indexOf(token) + token.length, pointer: `/${token}` };
  return { code, severity: 'error', place, args: {}, ...more };
}

const mistakes = [
  found('link/unknown-page', '"/contatc"', { args: { to: '/contatc' }, suggestion: '/contact' }),
  found('schema/unknown-key', '"titel"', {
    args: { key: 'titel', where: 'hero', whereTitle: 'Ouverture', known: 'title' },
    suggestion: 'title',
  }),
  found('media/unused', '', { severity: 'warning', place: { file: 'content/media/été 1.svg', start: 0, end: 0 } }),
];

const textOf = (name: string) => (name === file ? text : undefined);
const describeIn = (language: 'fr' | 'en', found: Diagnostic[]) => describeDiagnostics(found, { textOf, language });
const reportOf = (found: Diagnostic[], language: 'fr' | 'en' = 'fr') =>
  formatText(describeIn(language, found), { language, colour: false });
const description = describeIn('fr', mistakes);

describe('the JSON report', () => {
  it('is version 1 of the contract: these keys, in this order, sorted by file and place', () => {
    const report = JSON.parse(formatJson(description));
    expect(Object.keys(report)).toEqual(['version', 'counts', 'diagnostics']);
    expect(report.version).toBe(1);
    expect(report.counts).toEqual({ error: 2, warning: 1, note: 0 });
    expect(report.diagnostics.map((one: { code: string }) => one.code)).toEqual([
      'media/unused',
      'schema/unknown-key',
      'link/unknown-page',
    ]);
    expect(report.diagnostics[1]).toEqual({
      code: 'schema/unknown-key',
      severity: 'error',
      file,
      line: 2,
      column: 3,
      endLine: 2,
      endColumn: 10,
      pointer: '/"titel"',
      message: '« titel » n’est pas connu dans « Ouverture ».',
      help: 'Ce réglage resterait sans effet. Noms possibles : title.',
      suggestion: 'title',
    });
  });

  it('contains a repeated finding once', () => {
    expect(describeIn('fr', [...mistakes, ...mistakes]).diagnostics).toHaveLength(3);
  });
});

describe('the text report', () => {
  it('shows message, reason, fix and suggestion, in the requested language', () => {
    const french = reportOf(mistakes);
    expect(french).toContain('Aucune page n’a l’adresse « /contatc ».');
    expect(french).toContain('Peut-être : /contact');
    expect(french).toContain('2 erreurs, 1 avertissement dans 2 fichiers.');
    expect(reportOf(mistakes, 'en')).toContain('No page has the address “/contatc”.');
  });

  it('does not let a file control the terminal', () => {
    const hostile = '{"a\u001B[2J": 1}';
    const place = { file: 'a\u001B]0;x.md', start: 1, end: 9 };
    const args = { key: '\u001B[2J\u0007' };
    const evil = found('schema/unknown-key', '', { place, args, suggestion: '\u001Bc' });
    const described = describeDiagnostics([evil], { textOf: () => hostile, language: 'fr' });
    const report = formatText(described, { language: 'fr', colour: false });
    expect(report.replace(/\n/g, '')).not.toMatch(/\p{Cc}/u);
  });

  it('explains every placeholder in full, the ninth like the first', () => {
    const hint = (index: number) => `Mettez ${'le vrai chiffre, '.repeat(8)}puis gardez-en la preuve no ${index}.`;
    const many = Array.from({ length: 9 }, (_, index) =>
      found('placeholder/standing', '"titel"', { args: { what: `Fait ${index}`, hint: hint(index) } }),
    );
    const report = reportOf(many);
    for (let index = 0; index < 9; index += 1) expect(report).toContain(hint(index));
  });
});

const schema = JSON.parse(readFileSync(path.join(import.meta.dirname, 'sarif.schema.json'), 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true }).compile(schema);

it('the SARIF report is valid SARIF 2.1.0', () => {
  for (const one of [description, describeIn('fr', [])]) {
    validate(JSON.parse(formatSarif(one, 'fr')));
    expect(validate.errors).toBeNull();
  }
});

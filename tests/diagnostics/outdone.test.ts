import { expect, it } from 'vitest';
import { describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

const slip = (code: string, offset: number, suggestion: string): Diagnostic => ({
  code,
  severity: 'error',
  place: { file: 'site.manifest.json', offset, length: 3 },
  args: {},
  suggestion,
});

it('leaves out how a number is written where another type is wanted in its place', () => {
  const diagnostics = [
    slip('json/decimal-comma', 0, '4.5'),
    slip('schema/wrong-type', 0, '5'),
    slip('json/bad-number', 9, '7'),
    slip('schema/wrong-type', 20, '8'),
  ];
  const found = describeDiagnostics(diagnostics, { textOf: () => '4,5, '.repeat(9), language: 'fr' }).diagnostics;
  expect(found.map(({ suggestion }) => suggestion)).toEqual(['5', '7', '8']);
});

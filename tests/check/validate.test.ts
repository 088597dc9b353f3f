import { describe, expect, it } from 'vitest';
import { validate } from '../../src/check/validate.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readJson } from '../../src/model/read/read-json.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { fromPartial } from '../from-partial.ts';

function formOf(text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  const manifest = readJson({ path: 'site.manifest.json', text }, report);
  validate(fromPartial<Sources>({ manifest, markdown: new Map() }), report);
  return found;
}

describe('the notation of a number', () => {
  const numbersIn = (text: string) =>
    formOf(text).flatMap(({ code, suggestion }) =>
      /^json\/|^schema\/wrong-type$/.test(code) ? [[code, suggestion]] : [],
    );

  it('is reported once, with the required type if that is another one', () => {
    expect(numbersIn('{ "consent": { "version": 4,5 } }')).toEqual([['schema/wrong-type', '5']]);
    expect(numbersIn('{ "plans": [{ "monthlyPrice": 4,5 }] }')).toEqual([['json/decimal-comma', '4.5']]);
    expect(numbersIn('{ "plans": [{ "monthlyPrice": 1 000 }], "consent": { "version": 4,5 } }')).toEqual([
      ['json/bad-number', '1000'],
      ['schema/wrong-type', '5'],
    ]);
  });

  it('is also reported if an earlier mistake ends parsing', () => {
    expect(numbersIn('{ "a": 4,5, "b": }{').map(([code]) => code)).toContain('json/decimal-comma');
  });
});

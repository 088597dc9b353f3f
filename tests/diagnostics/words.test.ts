import { describe, expect, it } from 'vitest';
import { catalogueOf, generalMessageOfCode, messageOfCode } from '../../src/diagnostics/catalogue/catalogue.ts';
import { type DescribedDiagnostic, describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

const text = 'one\ntwo\r\nthree\rfour';

function at(
  code: string,
  offset: number,
  more: Partial<Diagnostic> & { file?: string; length?: number } = {},
): Diagnostic {
  const { file = 'b', length = 1, ...rest } = more;
  return { code, severity: 'error', place: { file, start: offset, end: offset + length }, args: {}, ...rest };
}

const describeAll = (found: Diagnostic[]) =>
  describeDiagnostics(found, { textOf: (file) => (file === 'b' ? text : undefined), language: 'fr' });

describe('findings in order', () => {
  it('are sorted by file, line, column, severity and code', () => {
    const found = [
      at('z', 0, { file: 'a' }),
      at('z', 0),
      at('a', 1, { severity: 'warning', args: { x: 1 } }),
      at('b', 4, { severity: 'note' }),
      at('a', 5),
      at('b', 5),
      at('c', 5),
      at('a', 9),
      at('a', 0, { file: 'c' }),
    ];
    const name = ({ code, severity, file, line, column }: DescribedDiagnostic) =>
      `${file}:${line}:${column} ${severity} ${code}`;
    const expected = describeAll(found).diagnostics.map(name);
    expect(expected).toEqual([
      'a:1:1 error z',
      'b:1:1 error z',
      'b:1:2 warning a',
      'b:2:1 note b',
      'b:2:2 error a',
      'b:2:2 error b',
      'b:2:2 error c',
      'b:3:1 error a',
      'c:1:1 error a',
    ]);
    for (let turn = 1; turn < found.length; turn += 1) {
      const turned = [...found.slice(turn), ...found.slice(0, turn)];
      expect(describeAll(turned).diagnostics.map(name)).toEqual(expected);
      expect(describeAll(turned.reverse()).diagnostics.map(name)).toEqual(expected);
    }
  });

  it('have errors before warnings and notes at the same place', () => {
    const found = (['note', 'warning', 'error'] as const).map((severity, index) =>
      at(`code-${index}`, 5, { severity }),
    );
    expect(describeAll(found).diagnostics.map(({ severity }) => severity)).toEqual(['error', 'warning', 'note']);
    expect(describeAll(found).counts).toEqual({ error: 1, warning: 1, note: 1 });
  });

  it('have start and end, and the suggestion', () => {
    const sign = at('markdown/vanishing-sign', 1, { length: 5, args: { typed: 'x' }, suggestion: '{{x}}' });
    const [found] = describeAll([sign]).diagnostics;
    expect(found).toMatchObject({ line: 1, column: 2, endLine: 2, endColumn: 3, pointer: null, suggestion: '{{x}}' });
    expect(found?.help).toContain('« {{x}} »');
    const [bare] = describeAll([{ ...at('x', 0), place: { file: 'b', start: 0, end: 0, pointer: '/a' } }]).diagnostics;
    expect(bare).toMatchObject({ pointer: '/a', suggestion: null, message: 'x', help: '' });
  });
});

describe('words', () => {
  it('shorten typed text, and put it on one line', () => {
    const said = (to: string) => messageOfCode('link/unknown-page', { to }, 'fr').message;
    expect(said('a\n\t\u2028b')).toContain('« a b »');
    expect(said('x'.repeat(80))).toContain(`« ${'x'.repeat(80)} »`);
    expect(said('x'.repeat(81))).toContain(`« ${'x'.repeat(79)}… »`);
  });

  it('end a long list after a whole choice', () => {
    const known = ['minLength', 'maxLength', 'description', 'additionalProperties'];
    const said = (choices: string[]) =>
      messageOfCode('schema/unknown-key', { key: 'x', where: 'y', known: choices.join(', ') }, 'fr').help;
    expect(said(known)).toMatch(/ : minLength, maxLength, description, additionalProperties\.$/);
    const help = said(Array.from({ length: 20 }, () => known).flat());
    expect(help).toMatch(/, (?:minLength|maxLength|description|additionalProperties)…$/);
    expect(help.length).toBeLessThan(250);
  });

  it('name days in the language of the message', () => {
    const said = (language: 'fr' | 'en') =>
      messageOfCode('hours/overlap', { opens: '09:00', day: 'monday', from: '08:00', to: '10:00' }, language).message;
    expect(said('fr')).toContain('(lundi)');
    expect(said('en')).toContain('(Monday)');
  });

  it('describe types and patterns, or show them unchanged without a description', () => {
    const { types, patterns } = catalogueOf('fr');
    const type = (expected: string) => messageOfCode('schema/wrong-type', { expected, actual: 'null' }, 'fr').message;
    expect(type('string')).toContain(types.string);
    expect(type('no-such-type')).toContain('no-such-type');
    const form = (pattern: string) => {
      const { message, help } = messageOfCode('schema/bad-form', { typed: 'x', pattern }, 'fr');
      return message + help;
    };
    expect(form('^#[0-9a-fA-F]{6}$')).toContain(patterns['^#[0-9a-fA-F]{6}$']);
    expect(form('no-such-pattern')).toContain('no-such-pattern');
  });

  it('describe a code in general, with ellipses instead of arguments', () => {
    expect(generalMessageOfCode('schema/wrong-type', 'fr').message).toBe('Il faut ici …, et non …');
    expect(generalMessageOfCode('no/such-code', 'fr')).toEqual({ message: 'no/such-code', help: '' });
    expect(generalMessageOfCode('constructor', 'en').message).toBe('constructor');
    for (const language of ['fr', 'en'] as const) {
      for (const code of Object.keys(catalogueOf(language).entries)) {
        const { message, help } = generalMessageOfCode(code, language);
        expect(message, code).not.toMatch(/[{}]|\s{2}|«\s*»|“”|\(\)|…\./);
        expect(help, code).not.toMatch(/\{(?:\w+:)?\w+\}/);
        expect(help, code).not.toBe('');
      }
    }
  });

  it('omit missing arguments, and show an unknown code itself', () => {
    expect(messageOfCode('link/unknown-page', {}, 'fr').message).toContain('«  »');
    for (const code of ['no/such-code', 'constructor'])
      expect(messageOfCode(code, {}, 'fr')).toEqual({ message: code, help: '' });
    const { message, help } = messageOfCode('heading/no-h1', { page: '/a' }, 'en');
    const entry = catalogueOf('en').entries['heading/no-h1'];
    expect(message).toBe('The page /a has no main title.');
    expect(help).toBe(`${entry?.why} ${entry?.fix}`);
  });
});

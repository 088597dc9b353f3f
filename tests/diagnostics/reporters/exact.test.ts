import { describe, expect, it } from 'vitest';
import { describe as describeDiagnostics } from '../../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { formatGithub } from '../../../src/diagnostics/reporters/github.ts';
import { formatSarif } from '../../../src/diagnostics/reporters/sarif.ts';
import { formatText } from '../../../src/diagnostics/reporters/text.ts';

const text = 'first line\nsecond line\nthird';
const word = (code: string) => ({
  message: `Message of ${code}`,
  help: code === 'bare' ? ' ' : `Help, of: ${code}\nin full 100%`,
});

function found(code: string, offset: number, length: number, more: Partial<Diagnostic> = {}): Diagnostic {
  const place = { file: 'a b,c:d.md', start: offset, end: offset + length };
  return { code, severity: 'error', place, args: {}, ...more };
}

/** Describes findings with the words of the test. */
const describeAll = (diagnostics: Diagnostic[], source = text) => {
  const description = describeDiagnostics(diagnostics, { textOf: () => source, language: 'en' });
  return { ...description, diagnostics: description.diagnostics.map((one) => ({ ...one, ...word(one.code) })) };
};
const plain = { language: 'en', colour: false } as const;
const all = describeAll([
  found('one', 6, 4, { suggestion: 'li\nne' }),
  found('bare', 11, 6, { severity: 'warning' }),
  found('many-lines', 18, 7),
  found('placeholder/standing', 23, 0, { severity: 'note' }),
]);

describe('the exact text report', () => {
  it('groups by file, shows each line with its marker, and sums up', () => {
    expect(formatText(all, plain)).toBe(
      [
        `── a b,c:d.md ${'─'.repeat(66)}`,
        'Error one  a b,c:d.md:1:7',
        '  1 │ first line',
        '    │       ^^^^',
        '    Message of one',
        '    Help, of: one\nin full 100%',
        '    Perhaps: li ne',
        '',
        'Warning bare  a b,c:d.md:2:1',
        '  2 │ second line',
        '    │ ^^^^^^',
        '    Message of bare',
        '',
        'Error many-lines  a b,c:d.md:2:8',
        '  2 │ second line',
        '    │        ^^^^',
        '    Message of many-lines',
        '    Help, of: many-lines\nin full 100%',
        '',
        `── To ask the client before going live ${'─'.repeat(41)}`,
        '1. What do your pages say: your words, your photos, your prices?',
        '   · Message of placeholder/standing a b,c:d.md:3:1',
        '',
        '2 errors, 1 warning, 1 note in 1 file.',
        'Before going live: “npm run check -- --release” refuses while anything provisional is left.',
        '',
      ].join('\n'),
    );
  });

  it('uses colours if requested', () => {
    const painted = formatText(all, { ...plain, colour: true });
    const parts = [
      '\u001B[31mError\u001B[0m \u001B[2mone\u001B[0m  a b,c:d.md:1:7',
      '\u001B[2m  1 │ \u001B[0mfirst line\n\u001B[2m    │ \u001B[0m\u001B[31m      ^^^^\u001B[0m',
      '    \u001B[1mMessage of one\u001B[0m',
      '    Perhaps: \u001B[32mli ne\u001B[0m',
      '\u001B[33mWarning\u001B[0m',
      '\u001B[36m·\u001B[0m Message of placeholder/standing \u001B[2ma b,c:d.md:3:1\u001B[0m',
      '\u001B[31m2 errors\u001B[0m, \u001B[33m1 warning\u001B[0m, \u001B[36m1 note\u001B[0m in 1 file.',
    ];
    for (const part of parts) expect(painted).toContain(part);
    expect(painted.startsWith('\u001B[1m── a b,c:d.md ')).toBe(true);
  });

  it('has a message without findings, and another one in a release', () => {
    const none = describeAll([]);
    expect(formatText(none, plain)).toBe('No problem: the content is ready.\n');
    expect(formatText(none, { ...plain, release: true })).toBe(
      'No problem, and nothing provisional is left: the site can go live.\n',
    );
    expect(formatText(none, { ...plain, colour: true })).toBe('\u001B[32mNo problem: the content is ready.\u001B[0m\n');
    expect(formatText(all, { ...plain, release: true })).not.toContain('Before going live');
    expect(formatText(describeAll([found('one', 0, 1)]), plain)).not.toContain('Before going live');
  });

  it('prints eight findings of a code in full and the others in short, file by file', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n');
    const mistakes = Array.from({ length: 10 }, (_, index) =>
      found('one', index * 7, 4, index === 9 ? { suggestion: 'x' } : { severity: 'warning' }),
    );
    const other = found('one', 0, 4, { place: { file: 'z', start: 0, end: 4 } });
    const report = formatText(describeAll([...mistakes, other], lines), plain).split('\n');
    expect(report.filter((line) => line.startsWith('Warning one  a b,c:d.md'))).toHaveLength(8);
    expect(report.filter((line) => line === '  The other “one” of this file, in short:')).toHaveLength(1);
    expect(report).toContain('Warning 9:1 Message of one');
    expect(report).toContain('Error 10:1 Message of one → x');
    expect(report).toContain('Error one  z:1:1');
    expect(report).toContain('2 errors, 9 warnings in 2 files.');
    expect(report.filter((line) => line.startsWith('── '))).toHaveLength(2);
  });

  it('truncates long lines around the token, and marks an empty token', () => {
    const long = `${'a'.repeat(100)}TOKEN${'b'.repeat(100)}`;
    const lines = (offset: number, length: number, source = long) =>
      formatText(describeAll([found('bare', offset, length)], source), plain)
        .split('\n')
        .slice(2, 4);
    expect(lines(100, 5)).toEqual([`  1 │ …${'a'.repeat(30)}TOKEN${'b'.repeat(75)}…`, `    │ ${' '.repeat(31)}^^^^^`]);
    expect(lines(80, 1)).toEqual([`  1 │ ${long.slice(0, 110)}…`, `    │ ${' '.repeat(80)}^`]);
    expect(lines(81, 0)).toEqual([`  1 │ …${long.slice(51, 161)}…`, `    │ ${' '.repeat(31)}^`]);
    expect(lines(0, 500)).toEqual([`  1 │ ${long.slice(0, 110)}…`, `    │ ${'^'.repeat(110)}`]);
    expect(lines(0, 1, 'x'.repeat(110))).toEqual([`  1 │ ${'x'.repeat(110)}`, '    │ ^']);
    expect(lines(5, 0, 'abc')).toEqual(['  1 │ abc', '    │    ^']);
    expect(lines(120, 50, 'x'.repeat(200))[1]).toBe(`    │ ${' '.repeat(31)}${'^'.repeat(50)}`);
  });
});

it('the exact report for GitHub escapes characters that would end a command or a property', () => {
  expect(formatGithub(all, 'site,1/')).toBe(
    [
      '::error file=site%2C1/a b%2Cc%3Ad.md,line=1,endLine=1,col=7,endColumn=11,title=one::Message of one%0AHelp, of: one%0Ain full 100%25%0APerhaps: li ne',
      '::warning file=site%2C1/a b%2Cc%3Ad.md,line=2,endLine=2,col=1,endColumn=7,title=bare::Message of bare%0A ',
      '::error file=site%2C1/a b%2Cc%3Ad.md,line=2,endLine=3,title=many-lines::Message of many-lines%0AHelp, of: many-lines%0Ain full 100%25',
      '::notice file=site%2C1/a b%2Cc%3Ad.md,line=3,endLine=3,col=1,endColumn=2,title=placeholder/standing::Message of placeholder/standing%0AHelp, of: placeholder/standing%0Ain full 100%25',
      '',
    ].join('\n'),
  );
  expect(formatGithub(describeAll([]))).toBe('');
  expect(formatGithub(describeAll([found('one', 0, 1)]))).toMatch(/^::error file=a b/);
});

describe('the exact SARIF report', () => {
  it('describes each rule once, and each place with its pointer', () => {
    const place = { file: 'a é.md', start: 0, end: 5, pointer: '/x' };
    const pointed = found('one', 0, 5, { suggestion: 'li\nne', place });
    const log = JSON.parse(formatSarif(describeAll([pointed, found('link/unknown-page', 6, 4)]), 'en', 'site/')) as {
      runs: [{ tool: object; columnKind: string; results: object[] }];
    };
    expect(log.runs[0].tool).toEqual({
      driver: {
        name: 'vitrine',
        language: 'en',
        rules: [
          {
            id: 'link/unknown-page',
            shortDescription: { text: 'No page has the address “…”.' },
            help: { text: 'The visitor would land on an error page. Correct the address, or add the page.' },
          },
          { id: 'one', shortDescription: { text: 'one' } },
        ],
      },
    });
    expect(log.runs[0].columnKind).toBe('utf16CodeUnits');
    const physical = (uri: string, startColumn: number, endColumn: number) => ({
      physicalLocation: {
        artifactLocation: { uri },
        region: { startLine: 1, startColumn, endLine: 1, endColumn },
      },
    });
    expect(log.runs[0].results).toEqual([
      {
        ruleId: 'link/unknown-page',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'Message of link/unknown-page Help, of: link/unknown-page\nin full 100%' },
        locations: [physical('site/a%20b,c:d.md', 7, 11)],
      },
      {
        ruleId: 'one',
        ruleIndex: 1,
        level: 'error',
        message: { text: 'Message of one Help, of: one\nin full 100% Perhaps: li ne' },
        locations: [{ ...physical('site/a%20%C3%A9.md', 1, 6), logicalLocations: [{ fullyQualifiedName: '/x' }] }],
      },
    ]);
    expect(formatSarif(describeAll([found('one', 0, 1)]), 'en')).toContain('"uri": "a%20b,c:d.md"');
    const odd = found('one', 0, 1, { place: { file: 'a#b?c.md', start: 0, end: 1 } });
    expect(formatSarif(describeAll([odd]), 'en')).toContain('"uri": "a%23b%3Fc.md"');
    expect(formatSarif(describeAll([]), 'en')).toMatch(/"version": "2\.1\.0"[\s\S]*\n$/);
  });

  it('relates a finding to the line that its message says, and to its other places', () => {
    const findings = [
      found('page/duplicate-path', 6, 4, { args: { path: '/', line: 2 } }),
      found('joined', 0, 5, { also: [{ file: 'a b,c:d.md', start: 11, end: 17 }] }),
      found('alone', 18, 1),
    ];
    const [run] = JSON.parse(formatSarif(describeAll(findings), 'en', 'site/')).runs;
    const at = (region: object) => [{ physicalLocation: { artifactLocation: { uri: 'site/a%20b,c:d.md' }, region } }];
    const related = Object.fromEntries(
      run.results.map((one: { ruleId: string; relatedLocations?: object }) => [one.ruleId, one.relatedLocations]),
    );
    expect(related).toEqual({
      'page/duplicate-path': at({ startLine: 2 }),
      joined: at({ startLine: 2, startColumn: 1, endLine: 2, endColumn: 7 }),
      alone: undefined,
    });
  });
});

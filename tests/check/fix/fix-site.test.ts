import { describe, expect, it } from 'vitest';
import { isAboutReading } from '../../../src/check/check-change.ts';
import { type FixableSite, fixTexts } from '../../../src/check/fix/fix-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';

interface Word {
  severity?: Diagnostic['severity'];
  code?: string;
  suggestion?: string;
  isGuess?: boolean;
  /** Another word whose presence makes this one correct. */
  unless?: string;
}

/** Returns a site with one text, in which some words are mistakes with suggestions. */
function siteOf(text: string, words: Record<string, Word>): FixableSite {
  const check = (texts: ReadonlyMap<string, string>) => {
    const all = texts.get('a.md') ?? '';
    const wrong = Object.entries(words).filter(([, { unless }]) => unless === undefined || !all.includes(unless));
    return wrong.flatMap(([word, { severity = 'error', code = `text/${word}`, suggestion, isGuess }]) =>
      [...all.matchAll(new RegExp(`\\b${word}\\b`, 'g'))].map(
        ({ index: offset }): Diagnostic => ({
          code,
          severity,
          place: { file: 'a.md', start: offset, end: offset + word.length },
          args: { word },
          ...(suggestion === undefined ? {} : { suggestion }),
          ...(suggestion === undefined || isGuess ? {} : { isCertain: true }),
        }),
      ),
    );
  };
  const texts = new Map([['a.md', text]]);
  const read = (file: string, now: string) => check(new Map([[file, now]])).filter(isAboutReading);
  return { texts, found: check(texts), read, check };
}

function fixed(text: string, words: Record<string, Word>): string | undefined {
  return fixTexts(siteOf(text, words)).texts.get('a.md');
}

describe('fixTexts', () => {
  it('applies every certain suggestion and returns its place', () => {
    const { texts, fixes } = fixTexts(
      siteOf('un deu\ntroi', { troi: { suggestion: 'trois' }, deu: { suggestion: 'deux' } }),
    );
    expect(texts.get('a.md')).toBe('un deux\ntrois');
    expect(fixes).toEqual([
      { code: 'text/deu', file: 'a.md', line: 1, before: 'deu', after: 'deux' },
      { code: 'text/troi', file: 'a.md', line: 2, before: 'troi', after: 'trois' },
    ]);
  });

  it('applies no guess', () => {
    expect(fixed('deu troi', { deu: { suggestion: 'deux', isGuess: true }, troi: { suggestion: 'trois' } })).toBe(
      'deu trois',
    );
  });

  it('continues with warnings that a correction has revealed', () => {
    const severity = 'warning';
    expect(fixed('a', { a: { severity, suggestion: 'b' }, b: { severity, suggestion: 'c' } })).toBe('c');
  });

  it('corrects errors first, and ignores warnings that disappear with them', () => {
    const consequence: Word = { severity: 'warning', suggestion: 'quatre', unless: 'deux' };
    expect(fixed('trois deu', { trois: consequence, deu: { suggestion: 'deux' } })).toBe('trois deux');
  });

  it('puts a code back if its corrections add an error, and keeps the other codes', () => {
    const same = { suggestion: 'same same' };
    expect(fixed('deu same troi', { deu: { suggestion: 'deux' }, same, troi: { suggestion: 'trois' } })).toBe(
      'deux same trois',
    );
    const words: Record<string, Word> = { deu: { suggestion: 'deux' }, bad: { suggestion: 'worse' }, worse: {} };
    expect(fixed('bad deu', words)).toBe('bad deux');
    expect(fixed('bad deu', { ...words, bad: { severity: 'warning', suggestion: 'worse' } })).toBe('bad deux');
  });

  it('puts all corrections of a code back if one of them adds an error', () => {
    const code = 'text/word';
    expect(fixed('bad deu', { deu: { code, suggestion: 'deux' }, bad: { code, suggestion: 'worse' }, worse: {} })).toBe(
      'bad deu',
    );
  });

  it('tries a code again if a later correction makes it work', () => {
    const words: Record<string, Word> = {
      bad: { suggestion: 'worse' },
      worse: { unless: 'deux' },
      deu: { severity: 'warning', suggestion: 'deux' },
    };
    expect(fixed('bad deu', words)).toBe('worse deux');
  });

  it('checks the site once for each code, and does not check the codes that are done again', () => {
    const words = { deu: { suggestion: 'deux' }, troi: { suggestion: 'trois' } };
    const site = siteOf('deu troi '.repeat(50), words);
    let checks = 0;
    const check = (texts: FixableSite['texts']) => {
      checks += 1;
      return site.check(texts);
    };
    expect(fixTexts({ ...site, check }).fixes).toHaveLength(100);
    expect(checks).toBe(2);
  });

  it('never turns a warning into an error, not even one with a suggestion', () => {
    expect(fixed('odd', { odd: { severity: 'warning', suggestion: 'bad' }, bad: { suggestion: 'good' } })).toBe('odd');
  });

  it('corrects what prevents reading, whatever that reveals', () => {
    const words: Record<string, Word> = { open: { code: 'json/unclosed', suggestion: 'closed shown' }, shown: {} };
    expect(fixed('open', words)).toBe('closed shown');
  });

  it('never makes a file unreadable, whatever the rules say about it', () => {
    expect(fixed('odd', { odd: { suggestion: '---\nx' } })).toBe('odd');
    expect(fixed('odd deu', { odd: { suggestion: '---\nx' }, deu: { suggestion: 'deux' } })).toBe('odd deux');
  });

  it('stops if suggestions form a cycle', () => {
    expect(
      fixed('a', { a: { severity: 'warning', suggestion: 'b' }, b: { severity: 'warning', suggestion: 'a' } }),
    ).toBe('b');
  });
});

import { describe, expect, it } from 'vitest';
import { fixSite } from '../../../src/check/fix/fix-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';

interface Word {
  severity?: Diagnostic['severity'];
  code?: string;
  suggestion?: string;
  isGuess?: boolean;
  /** Another word whose presence makes this one correct. */
  unless?: string;
}

/** A site with one text, in which some words are mistakes with suggestions. */
function siteOf(text: string, words: Record<string, Word>): Parameters<typeof fixSite>[0] {
  const stateOf = (texts: ReadonlyMap<string, string>) => {
    const all = texts.get('a.md') ?? '';
    const wrong = Object.entries(words).filter(([, { unless }]) => unless === undefined || !all.includes(unless));
    const found = wrong.flatMap(([word, { severity = 'error', code = 'text/word', suggestion, isGuess }]) =>
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
    return { texts, found };
  };
  return {
    start: stateOf(new Map([['a.md', text]])),
    isEditable: () => true,
    stateWith: stateOf,
  };
}

function fixed(text: string, words: Record<string, Word>): string | undefined {
  return fixSite(siteOf(text, words)).state.texts.get('a.md');
}

describe('fixSite', () => {
  it('applies every certain suggestion and returns its place', () => {
    const { state, fixes } = fixSite(
      siteOf('un deu\ntroi', { troi: { suggestion: 'trois' }, deu: { suggestion: 'deux' } }),
    );
    expect(state.texts.get('a.md')).toBe('un deux\ntrois');
    expect(fixes).toEqual([
      { code: 'text/word', file: 'a.md', line: 1, before: 'deu', after: 'deux' },
      { code: 'text/word', file: 'a.md', line: 2, before: 'troi', after: 'trois' },
    ]);
  });

  it('applies no guess', () => {
    expect(fixed('deu troi', { deu: { suggestion: 'deux', isGuess: true }, troi: { suggestion: 'trois' } })).toBe(
      'deu trois',
    );
  });

  it('continues with errors that a fix has revealed', () => {
    expect(fixed('a', { a: { suggestion: 'b' }, b: { suggestion: 'c' } })).toBe('c');
  });

  it('ignores findings that disappear with their cause, whichever is first', () => {
    const cause = { suggestion: 'deux' };
    const consequence = { code: 'text/other', suggestion: 'quatre', unless: 'deux' };
    expect(fixed('deu trois', { deu: cause, trois: consequence })).toBe('deux trois');
    expect(fixed('trois deu', { trois: consequence, deu: cause })).toBe('trois deux');
  });

  it('reverts a suggestion that does not work, and keeps the others', () => {
    expect(
      fixed('deu same troi', {
        deu: { suggestion: 'deux' },
        same: { suggestion: 'same same' },
        troi: { suggestion: 'trois' },
      }),
    ).toBe('deux same trois');
  });

  it('reverts a suggestion that adds an error without a working suggestion', () => {
    const words: Record<string, Word> = { deu: { suggestion: 'deux' }, bad: { suggestion: 'worse' }, worse: {} };
    expect(fixed('bad deu', words)).toBe('bad deux');
    expect(fixed('bad deu', { ...words, bad: { severity: 'warning', suggestion: 'worse' } })).toBe('bad deux');
  });

  it('keeps a suggestion that reveals a fixable error next to a reverted one', () => {
    const words: Record<string, Word> = {
      bad: { suggestion: 'worse' },
      worse: {},
      cover: { suggestion: 'shown' },
      shown: { suggestion: 'good' },
    };
    expect(fixed('bad cover', words)).toBe('bad good');
  });

  it('reverts a suggestion whose revealed error turns out not to be fixable', () => {
    const words: Record<string, Word> = {
      bad: { suggestion: 'worse' },
      worse: { suggestion: 'worst' },
      worst: {},
      deu: { suggestion: 'deux' },
    };
    expect(fixed('bad deu', words)).toBe('bad deux');
  });

  it('tries a suggestion again if a later fix makes it work', () => {
    const words: Record<string, Word> = {
      bad: { suggestion: 'worse' },
      worse: { unless: 'deux' },
      deu: { severity: 'warning', suggestion: 'deux' },
    };
    expect(fixed('bad deu', words)).toBe('worse deux');
  });

  it('never turns a warning into an error, not even one with a suggestion', () => {
    expect(fixed('odd', { odd: { severity: 'warning', suggestion: 'bad' }, bad: { suggestion: 'good' } })).toBe('odd');
  });

  it('may reveal later errors by fixing a reading error, but no earlier error', () => {
    const words: Record<string, Word> = { open: { code: 'json/unclosed', suggestion: 'closed shown' }, shown: {} };
    expect(fixed('open', words)).toBe('closed shown');
    const before: Record<string, Word> = {
      open: { code: 'json/unclosed', suggestion: 'shown' },
      shown: { code: 'json/x' },
    };
    expect(fixed('open', before)).toBe('open');
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

  it('counts a repeated mistake once for each occurrence', () => {
    expect(fixed('deu deu', { deu: { suggestion: 'deux' } })).toBe('deux deux');
  });

  it('does not change a file whose bytes do not match its text', () => {
    const site = { ...siteOf('deu', { deu: { suggestion: 'deux' } }), isEditable: () => false };
    expect(fixSite(site).fixes).toEqual([]);
  });
});

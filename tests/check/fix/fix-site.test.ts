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

/** Words that are mistakes, each with its suggestion, or with more about it. */
type Words = Record<string, string | Word>;

/** Returns a site with one text, in which some words are mistakes. */
function siteOf(text: string, mistakes: Words): FixableSite {
  const words = Object.entries(mistakes).map(([word, more]): [string, Word] =>
    typeof more === 'string' ? [word, { suggestion: more }] : [word, more],
  );
  const check = (texts: ReadonlyMap<string, string>) => {
    const all = texts.get('a.md') ?? '';
    const wrong = words.filter(([, { unless }]) => unless === undefined || !all.includes(unless));
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

const warning = (suggestion: string): Word => ({ severity: 'warning', suggestion });

describe('fixTexts', () => {
  it('applies every certain suggestion and returns its place', () => {
    const { texts, fixes } = fixTexts(siteOf('un deu\ntroi', { troi: 'trois', deu: 'deux' }));
    expect(texts.get('a.md')).toBe('un deux\ntrois');
    expect(fixes).toEqual([
      { code: 'text/deu', file: 'a.md', line: 1, before: 'deu', after: 'deux' },
      { code: 'text/troi', file: 'a.md', line: 2, before: 'troi', after: 'trois' },
    ]);
  });

  const code = 'text/word';

  it.each<[what: string, text: string, words: Words, fixed: string]>([
    ['applies no guess', 'deu troi', { deu: { suggestion: 'deux', isGuess: true }, troi: 'trois' }, 'deu trois'],
    ['continues with warnings that a correction has revealed', 'a', { a: warning('b'), b: warning('c') }, 'c'],
    [
      'corrects errors first, and ignores warnings that disappear with them',
      'trois deu',
      { trois: { ...warning('quatre'), unless: 'deux' }, deu: 'deux' },
      'trois deux',
    ],
    [
      'puts a code back if its corrections add an error of the code, and keeps the other codes',
      'deu same troi',
      { deu: 'deux', same: 'same same', troi: 'trois' },
      'deux same trois',
    ],
    [
      'puts a code back if its corrections add another error',
      'bad deu',
      { deu: 'deux', bad: 'worse', worse: {} },
      'bad deux',
    ],
    ['puts a warning back in the same way', 'bad deu', { deu: 'deux', bad: warning('worse'), worse: {} }, 'bad deux'],
    [
      'puts all corrections of a code back if one of them adds an error',
      'bad deu',
      { deu: { code, suggestion: 'deux' }, bad: { code, suggestion: 'worse' }, worse: {} },
      'bad deu',
    ],
    [
      'tries a code again if a later correction makes it work',
      'bad deu',
      { bad: 'worse', worse: { unless: 'deux' }, deu: warning('deux') },
      'worse deux',
    ],
    [
      'never turns a warning into an error, not even one with a suggestion',
      'odd',
      { odd: warning('bad'), bad: 'good' },
      'odd',
    ],
    [
      'corrects what prevents reading, whatever that reveals',
      'open',
      { open: { code: 'json/unclosed', suggestion: 'closed shown' }, shown: {} },
      'closed shown',
    ],
    ['never makes a file unreadable, whatever the rules say about it', 'odd', { odd: '---\nx' }, 'odd'],
    [
      'keeps the other codes of a file that it would make unreadable',
      'odd deu',
      { odd: '---\nx', deu: 'deux' },
      'odd deux',
    ],
    ['stops if suggestions form a cycle', 'a', { a: warning('b'), b: warning('a') }, 'b'],
  ])('%s', (_, text, words, fixed) => expect(fixTexts(siteOf(text, words)).texts.get('a.md')).toBe(fixed));

  it('checks the site once for each code, and does not check the codes that are done again', () => {
    const site = siteOf('deu troi '.repeat(50), { deu: 'deux', troi: 'trois' });
    let checks = 0;
    const check = (texts: FixableSite['texts']) => {
      checks += 1;
      return site.check(texts);
    };
    expect(fixTexts({ ...site, check }).fixes).toHaveLength(100);
    expect(checks).toBe(2);
  });
});

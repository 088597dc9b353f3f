import { describe, expect, it } from 'vitest';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import { isProvisionalName, provisionalIn } from '../../../src/model/markdown/find-provisional.ts';

const typedIn = (text: string, pairs?: ('square' | 'round')[]) =>
  [...provisionalIn(text, { pairs })].map(({ typed }) => typed);

describe('provisionalIn', () => {
  it.each([
    '[SIREN à compléter]',
    '[à remplacer]',
    '[À COMPLÉTER : …]',
    '[A COMPLETER PAR L’ÉDITEUR : durée]',
    '[taux à compléter, au moins trois fois le taux légal]',
    '[capital a\u0300 comple\u0301ter]',
    '[capital à\u00A0compléter]',
  ])('finds %s at its place', (typed) => {
    expect([...provisionalIn(`Capital : ${typed}.`)]).toEqual([{ start: 10, end: 10 + typed.length, typed }]);
  });

  it.each([
    'Un formulaire à compléter',
    'à compléter] [rien',
    '[rien] à compléter [rien]',
    '[voilà compléter]',
    '[opéra remplacer]',
    '[à remplacerait]',
    '(raison sociale à compléter)',
    `[${'x'.repeat(301)} à compléter]`,
  ])('ignores « %s »', (text) => {
    expect(typedIn(text)).toEqual([]);
  });

  it('only accepts a note in round brackets if its request is at the end', () => {
    expect(typedIn('Vitrine (raison sociale à compléter)', ['square', 'round'])).toEqual([
      '(raison sociale à compléter)',
    ]);
    expect(typedIn('Un formulaire (à compléter en ligne)', ['square', 'round'])).toEqual([]);
  });

  it('finds every note once, also with escaped brackets', () => {
    expect(typedIn('[nom à compléter, ville à compléter] et [rue à remplacer]')).toEqual([
      '[nom à compléter, ville à compléter]',
      '[rue à remplacer]',
    ]);
    expect(typedIn('\\[SIREN à compléter\\]')).toEqual(['[SIREN à compléter]']);
  });
});

describe('isProvisionalName', () => {
  it.each(['cle-publique-a-remplacer', 'service_a_remplacer', 'A-REMPLACER-google', 'a-remplacer', 'clé-à-compléter'])(
    'recognizes %s',
    (name) => {
      expect(isProvisionalName(name)).toBe(true);
    },
  );

  it.each(['remplacer', 'toit-a-remplacerait', 'plaza-remplacer', 'Une pièce à-remplacer', 'service_42'])(
    'ignores %s',
    (name) => {
      expect(isProvisionalName(name)).toBe(false);
    },
  );
});

describe('a placeholder text', () => {
  it('is ignored in code, in comments and in the text of links', () => {
    const text = '`[à compléter]` <!-- [à compléter] --> [fiche à compléter](/fiche) ![photo à compléter](media/a.svg)';
    expect(analyzeMarkdown(text).provisional).toEqual([]);
  });

  it('is not also reported as filler', () => {
    const { fillers, provisional } = analyzeMarkdown('[à compléter ici] puis à compléter ici');
    expect(provisional.map(({ typed }) => typed)).toEqual(['[à compléter ici]']);
    expect(fillers).toEqual([{ start: 23, end: 38, typed: 'à compléter ici' }]);
  });
});

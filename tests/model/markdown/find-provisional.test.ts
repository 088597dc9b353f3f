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
  ])('ignores « %s »', (text) => expect(typedIn(text)).toEqual([]));

  it('only accepts a note in round brackets if its request is at the end', () => {
    const note = '(raison sociale à compléter)';
    expect(typedIn(`Vitrine ${note}`, ['square', 'round'])).toEqual([note]);
    expect(typedIn('Un formulaire (à compléter en ligne)', ['square', 'round'])).toEqual([]);
  });

  it('finds every note once, also with escaped brackets', () => {
    const notes = ['[nom à compléter, ville à compléter]', '[rue à remplacer]'];
    expect(typedIn(notes.join(' et '))).toEqual(notes);
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

it('a placeholder text is ignored in code, in comments and in the text of links', () => {
  const text = '`[à compléter]` <!-- [à compléter] --> [fiche à compléter](/fiche) ![photo à compléter](media/a.svg)';
  expect(analyzeMarkdown(text).provisional).toEqual([]);
});

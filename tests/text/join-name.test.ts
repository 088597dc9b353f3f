import { describe, expect, it } from 'vitest';
import { joinName, WORDS_BEFORE } from '../../src/text/join-name.ts';

/** A name, and its forms after « à » and « de ». */
const NAMES: [name: string, at: string, of: string][] = [
  ['Lille', 'à Lille', 'de Lille'],
  ['Arles', 'à Arles', 'd’Arles'],
  ['Évreux', 'à Évreux', 'd’Évreux'],
  ['Œuilly', 'à Œuilly', 'd’Œuilly'],
  ['Le Havre', 'au Havre', 'du Havre'],
  ['Les Ulis', 'aux Ulis', 'des Ulis'],
  ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
  ['L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses', 'de L’Haÿ-les-Roses'],
  ["L'Isle-Adam", "à L'Isle-Adam", "de L'Isle-Adam"],
  ['Hyères', 'à Hyères', 'd’Hyères'],
  ['Hénin-Beaumont', 'à Hénin-Beaumont', 'd’Hénin-Beaumont'],
  ['Honfleur', 'à Honfleur', 'de Honfleur'],
  ['Yvetot', 'à Yvetot', 'd’Yvetot'],
  ['Lesquin', 'à Lesquin', 'de Lesquin'],
  ['Leers', 'à Leers', 'de Leers'],
  ['Les Copains d’abord', 'aux Copains d’abord', 'des Copains d’abord'],
  ['Le Fournil', 'au Fournil', 'du Fournil'],
  ['Atelier Bois', 'à Atelier Bois', 'd’Atelier Bois'],
  ['🥐 Croissant', 'à 🥐 Croissant', 'de 🥐 Croissant'],
  ['[Ville à compléter]', 'à [Ville à compléter]', 'de [Ville à compléter]'],
];

describe('a name in a sentence', () => {
  it.each(NAMES)('%s is joined to « à » and « de » as in French', (name, at, of) => {
    expect(joinName('à ', name)).toBe(at);
    expect(joinName('de ', name)).toBe(of);
  });

  it('replaces another one, including the article before it', () => {
    for (const words of ['de la ', 'de l’', 'du ', 'des ', 'd’', "d'"])
      expect(joinName(words, 'Lille')).toBe('de Lille');
    for (const words of ['à la ', 'à l’', 'au ', 'aux ']) expect(joinName(words, 'Lille')).toBe('à Lille');
    for (const words of ['la ', 'le ', 'l’', '']) expect(joinName(words, 'Lille')).toBe('Lille');
    expect(joinName('À la ', 'Le Havre')).toBe('Au Havre');
  });

  it('becomes a reference if no part of it is contracted', () => {
    expect(joinName('d’', 'Arles', '{{city}}')).toBe('d’{{city}}');
    expect(joinName('de ', 'Le Havre', '{{city}}')).toBe('du Havre');
  });

  it('has words before it, not the end of another word', () => {
    const match = (text: string) => new RegExp(`(${WORDS_BEFORE})?Mens`, 'u').exec(text)?.[1];
    expect(match('à Mens')).toBe('à ');
    expect(match('de l’Mens')).toBe('de l’');
    expect(match('voilà Mens')).toBeUndefined();
    expect(match('pour Mens')).toBeUndefined();
  });
});

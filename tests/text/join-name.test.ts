import { describe, expect, it } from 'vitest';
import { joinName } from '../../src/text/join-name.ts';

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

  it('keeps the capital of the preposition, and undoes an elision', () => {
    expect(joinName('À ', 'Le Havre')).toBe('Au Havre');
    for (const words of ['d’', "d'"]) expect(joinName(words, 'Lille')).toBe('de Lille');
  });
});

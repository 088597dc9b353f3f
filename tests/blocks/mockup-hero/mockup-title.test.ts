import { describe, expect, it } from 'vitest';
import { mockupTitle } from '../../../src/blocks/mockup-hero/mockup-title.ts';

const TOWNS: [town: string, at: string, of: string][] = [
  ['Valence', 'à Valence', 'de Valence'],
  ['Angers', 'à Angers', 'd’Angers'],
  ['Le Mans', 'au Mans', 'du Mans'],
  ['le mans', 'au Mans', 'du Mans'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne', 'des Sables-d’Olonne'],
  ['les  sables', 'aux Sables', 'des Sables'],
  ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
  ['la rochelle', 'à La Rochelle', 'de La Rochelle'],
  ["l'isle-adam", "à L'Isle-adam", "de L'Isle-adam"],
  ['Le Havre', 'au Havre', 'du Havre'],
  ['Hyères', 'à Hyères', 'd’Hyères'],
  ['évreux', 'à Évreux', 'd’Évreux'],
  ['Lens', 'à Lens', 'de Lens'],
  ['Le', 'à Le', 'de Le'],
  ['🏔️ Gap', 'à 🏔️ Gap', 'de 🏔️ Gap'],
  ['<b>Gap</b>', 'à <b>Gap</b>', 'de <b>Gap</b>'],
];

describe('the title of a drawn site', () => {
  it.each(TOWNS)('joins %s as French does', (town, at, of) => {
    expect(mockupTitle({ title: 'Maçonnerie', joint: 'à' }, town)).toBe(`Maçonnerie ${at}`);
    expect(mockupTitle({ title: 'La boulangerie', joint: 'de' }, town)).toBe(`La boulangerie ${of}`);
  });

  it('has no preposition without a town', () => {
    expect(mockupTitle({ title: 'Maçonnerie', joint: 'à' }, ' ')).toBe('Maçonnerie');
  });
});

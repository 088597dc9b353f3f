import { describe, expect, it } from 'vitest';
import { mockupTitle } from '../../../src/blocks/mockup-hero/mockup-title.ts';

const TOWNS: [town: string, at: string, of: string][] = [
  ['le mans', 'au Mans', 'du Mans'],
  ['les  sables', 'aux Sables', 'des Sables'],
  ['la rochelle', 'à La Rochelle', 'de La Rochelle'],
  ["l'isle-adam", "à L'Isle-adam", "de L'Isle-adam"],
  ['évreux', 'à Évreux', 'd’Évreux'],
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

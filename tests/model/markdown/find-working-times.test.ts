import { describe, expect, it } from 'vitest';
import { workingTimesIn, workingUnit } from '../../../src/model/markdown/find-working-times.ts';

describe('lengths of working time', () => {
  it('are found with their place, in whatever way their unit is written', () => {
    const text = 'En 48 h ouvrées, 48\u00A0heures ouvre\u0301es ou 3 jours ouvrables.';
    expect([...workingTimesIn(text)].map(({ start, value, unit }) => [start, value, unit])).toEqual([
      [3, 48, 'h ouvré'],
      [17, 48, 'h ouvré'],
      [39, 3, 'j ouvrable'],
    ]);
    expect(workingUnit('h ouvrées')).toBe('h ouvré');
    expect(workingUnit('jours ouvrés')).toBe('j ouvré');
  });

  it('are none without the word that says so', () => {
    for (const unit of ['h', 'jours', 'mois', 'h ouvertes', 'heures ouvrées et plus']) {
      expect(workingUnit(unit), unit).toBeUndefined();
    }
    expect([...workingTimesIn('48 h, 2.5 h ouvrées')]).toHaveLength(0);
  });
});

import { describe, expect, it } from 'vitest';
import { workingTimesIn, workingUnit } from '../../../src/model/markdown/find-working-times.ts';

describe('durations in working time', () => {
  it('are found with their place, in any notation of their unit', () => {
    const text = 'En 48 h ouvrées, 48\u00A0heures ouvre\u0301es ou 3 jours ouvrables.';
    expect([...workingTimesIn(text)].map(({ start, value, unit }) => [start, value, unit])).toEqual([
      [3, 48, 'h ouvré'],
      [17, 48, 'h ouvré'],
      [39, 3, 'j ouvrable'],
    ]);
    expect(workingUnit('h ouvrées')).toBe('h ouvré');
    expect(workingUnit('jours ouvrés')).toBe('j ouvré');
  });

  it('are ignored without the word for working time', () => {
    for (const unit of ['h', 'jours', 'mois', 'h ouvertes', 'heures ouvrées et plus']) {
      expect(workingUnit(unit), unit).toBeUndefined();
    }
    expect([...workingTimesIn('48 h, 2.5 h ouvrées')]).toHaveLength(0);
  });
});

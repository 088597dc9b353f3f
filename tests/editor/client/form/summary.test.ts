import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../src/editor/client/form/summary.ts';

describe('the summary of an entry', () => {
  it('is its title or another descriptive text', () => {
    expect(summaryOf({ type: 'faq', heading: 'Vos questions' })).toBe('Vos questions');
    expect(summaryOf({ url: 'https://www.example.com' })).toBe('https://www.example.com');
  });

  it('has for opening hours the days and the times', () => {
    const hours = { days: ['monday', 'tuesday', 'wednesday'], opens: '09:00', closes: '18:00' };
    expect(summaryOf(hours)).toBe('du lundi au mercredi, de 9\u00A0h à 18\u00A0h');
    expect(summaryOf({ days: [], opens: '09:00', closes: '18:00' })).toBe('09:00');
  });
});

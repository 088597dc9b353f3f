import { describe, expect, it } from 'vitest';
import features from '../../schemas/blocks/features.schema.json' with { type: 'json' };
import { icons } from '../../src/art/icons.ts';

describe('icons', () => {
  it.each(features.properties.items.items.properties.icon.enum)('draw %s, which the schema offers', (name) => {
    expect(icons).toHaveProperty(name);
  });

  it.each(Object.entries(icons))('%s is path data inside 24 by 24', (_name, data) => {
    expect(data).toMatch(/^[Mm][\dMmHhVvLlAaCcZzSsQqTt .-]+$/);
    for (const start of data.matchAll(/M([\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Number(start[1])).toBeLessThanOrEqual(24);
      expect(Number(start[2])).toBeLessThanOrEqual(24);
    }
  });
});

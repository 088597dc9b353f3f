import { expect, it } from 'vitest';
import { timeZoneOf } from '../../src/text/time-zone.ts';

it.each([
  ['FR', 'Europe/Paris'],
  ['BE', 'Europe/Paris'],
  ['RE', 'Indian/Reunion'],
  ['MQ', 'America/Martinique'],
  ['NC', 'Pacific/Noumea'],
  ['CA', undefined],
  ['PF', undefined],
])('returns the time zone of a country if it has only one: %s', (country, timeZone) => {
  expect(timeZoneOf(country)).toBe(timeZone);
});

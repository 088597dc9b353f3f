/** Time zones of the French overseas territories that have one each, by country code. */
const OVERSEAS: Readonly<Record<string, string>> = {
  BL: 'America/Guadeloupe',
  GF: 'America/Cayenne',
  GP: 'America/Guadeloupe',
  MF: 'America/Guadeloupe',
  MQ: 'America/Martinique',
  NC: 'Pacific/Noumea',
  PM: 'America/Miquelon',
  RE: 'Indian/Reunion',
  WF: 'Pacific/Wallis',
  YT: 'Indian/Mayotte',
};

/**
 * Returns the time zone of a country; `undefined` if it has several, as Canada, or is not known here. The time of France
 * is also that of its neighbours.
 */
export function timeZoneOf(country: string): string | undefined {
  return /^(?:AD|BE|CH|DE|FR|IT|LU|MC)$/.test(country) ? 'Europe/Paris' : OVERSEAS[country];
}

/** Date formats by language: making one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const made = new Intl.DateTimeFormat(language, options);
  formats.set(language, made);
  return made;
}

/** Writes an ISO date (AAAA-MM-JJ) in full: « 20 novembre 2026 ». What is no date stays as it stands. */
export function formatDate(iso: string, language = 'fr'): string {
  const date = new Date(`${iso}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? iso : formatOf(language).format(date);
}

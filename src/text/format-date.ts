/** Writes an ISO date (AAAA-MM-JJ) in full: « 20 novembre 2026 ». */
export function formatDate(iso: string, language = 'fr'): string {
  const date = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}

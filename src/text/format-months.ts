const month = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('fr');

/** Formats months (YYYY-MM), without duplicates, in order and with their year: « août et novembre 2026 ». */
export function formatMonths(months: Iterable<string>): string {
  const byYear = new Map<string, string[]>();
  for (const iso of [...new Set(months)].sort()) {
    const year = iso.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), month.format(new Date(`${iso}-15`))]);
  }
  return [...byYear].map(([year, names]) => `${list.format(names)} ${year}`).join(', ');
}

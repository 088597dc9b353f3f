/** Created once: that takes longer than using it a thousand times. */
const format = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Formats an ISO date (YYYY-MM-DD) in words: « 20 novembre 2026 », « 1er novembre 2026 ». Text that is not a date is
 * returned unchanged.
 */
export function formatDate(iso: string): string {
  const date = new Date(`${iso}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? iso : format.format(date).replace(/^1 /, '1er ');
}

/** Date in metropolitan France at a moment, YYYY-MM-DD. */
export function parisDay(now = new Date()): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
}

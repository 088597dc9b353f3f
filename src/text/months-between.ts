/** Whole months from one day to another; a month (YYYY-MM) begins with its first day. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 1] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

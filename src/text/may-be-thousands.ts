/** Whether a separator in a number is ambiguous: `1.000` and `1,000` may be one or a thousand. */
export function mayBeThousands(typed: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
}

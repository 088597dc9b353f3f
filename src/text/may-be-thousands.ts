/** Whether a sign in a number may part thousands as well as decimals: `1.000` and `1,000` are one or a thousand. */
export function mayBeThousands(typed: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
}

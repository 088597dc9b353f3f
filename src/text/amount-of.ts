const AMOUNT = /[-\u2212]?\d[\d \u00A0\u202F]*(?:[,.]\d+)?/;

/** Returns the first number of a text in French notation: « 1 440 € » is 1440, « 5,07 € » is 5.07. */
export function amountOf(text: string): number | undefined {
  const [typed] = AMOUNT.exec(text) ?? [];
  if (typed === undefined) return undefined;
  return Number(
    typed
      .replace(/[ \u00A0\u202F]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  );
}

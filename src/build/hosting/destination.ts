/**
 * A destination as hosts send it: whole addresses as browsers write them, and percent-encoded whatever could end a
 * value in a configuration. What is encoded already stays as it is.
 */
export function encodeDestination(to: string): string {
  const written = /^https?:\/\//i.test(to) && URL.canParse(to) ? new URL(to).href : Buffer.from(to).toString();
  return encodeURI(written).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');
}

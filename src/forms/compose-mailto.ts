/**
 * Maximum length of an address that every system passes to its mail program (Windows rejects more than 2,048
 * characters).
 */
const MAX_ADDRESS_LENGTH = 2000;

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
}

/**
 * Returns an address that opens the visitor's own mail program with the typed text (RFC 6068). A longer text is
 * truncated at a word and ends with `cut`, a note that the rest is still in the form.
 */
export function composeMailto({
  to,
  subject,
  body,
  cut,
}: {
  to: string;
  subject: string;
  body: string;
  cut: string;
}): string {
  const start = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=`;
  const whole = start + encode(body);
  if (whole.length <= MAX_ADDRESS_LENGTH) return whole;
  const end = encode(`\n\n${cut}`);
  const words = body.split(/(?<=\s)/);
  let kept = '';
  let length = start.length + end.length;
  for (const word of words) {
    length += encode(word).length;
    if (length > MAX_ADDRESS_LENGTH) break;
    kept += word;
  }
  return start + encode(kept.trimEnd()) + end;
}

/**
 * Returns an address that opens a new message, as RFC 6068 specifies: UTF-8 percent-encoded, line breaks as CRLF. Also
 * encodes the characters `!'()*`: `encodeURIComponent` keeps them, but some mail programs truncate the text there.
 */
export function mailtoHref({ to, subject, body }: { to: string; subject: string; body: string }): string {
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n')).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Replaces `{{name}}` with its value; unknown names are kept. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

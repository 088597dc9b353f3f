const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is a host name with at least two labels, at most 253 characters (RFC 1035, RFC 1123). */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return text.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Whether a list contains a host; `*.exemple.fr` stands for all subdomains. */
export function isHostIn(host: string, names: readonly string[]): boolean {
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host));
}

/**
 * Changes files as they are served, so that messages are sent to the server itself. The published files stay unchanged.
 */
interface MailRewriting {
  html(html: string): string;
  policy(value: string): string;
}

/**
 * Replaces the origin of the mail service by that of the server with the mail sink, in the data of a page and in its
 * policy. Only whole JSON strings are replaced, so texts that mention the service are unchanged.
 */
export function mailToOwnOrigin({ mail, own }: { mail: string; own: string }): MailRewriting {
  const origin = new URL(mail).origin;
  const policy = (value: string) => value.replaceAll(` ${origin}`, ` ${own}`);
  return {
    policy,
    html: (html) =>
      html
        .replaceAll(`"${mail}"`, `"${own}"`)
        .replaceAll(`"${mail}/"`, `"${own}"`)
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, policy),
  };
}

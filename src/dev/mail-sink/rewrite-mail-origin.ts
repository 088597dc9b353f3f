/** Changes what is served so that messages go to the server itself. What is published knows nothing of it. */
export interface MailRewriting {
  html(html: string): string;
  policy(value: string): string;
}

/**
 * Replaces the origin of the mail service, in the data of a page and in its policy, by that of the server which
 * holds the mail sink. Only whole JSON strings are replaced: a text that names the service stays as it is.
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

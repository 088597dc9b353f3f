import { escapeHtml } from '../../text/escape.ts';
import { answers } from '../words/answers.ts';
import { TOKEN_HEADER } from './guards.ts';

/** Name of the `meta` element with the token. */
const TOKEN_NAME = 'vitrine-edit';

/**
 * Content security policy of the editor's page: its own files and the pages of this server only; nothing inline except
 * styles, which the interface creates at run time.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of all responses of the editor's server. They do not allow another origin to read them. */
export const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of the page only. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

interface EditorPageOptions {
  /** Identifier of the site's folder, under which the browser stores data. */
  site: string;
  token: string;
  hasClient: boolean;
}

/** Returns the page into which the editor's client is mounted. */
export function editorPage({ site, token, hasClient }: EditorPageOptions): string {
  const message = hasClient ? answers.loading : answers.noClient;
  return [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    `<meta name="${TOKEN_NAME}" content="${escapeHtml(token)}" data-header="${TOKEN_HEADER}" data-site="${escapeHtml(site)}">`,
    `<title>${answers.title}</title>`,
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="stylesheet" href="/__edit/client.css">',
    '</head>',
    '<body>',
    `<div id="editor"><p>${message}</p></div>`,
    hasClient ? '<script type="module" src="/__edit/client.js"></script>' : '',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

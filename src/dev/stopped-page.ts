import type { DescribedDiagnostic, Description } from '../diagnostics/describe.ts';
import { escapeHtml } from '../text/escape.ts';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25}pre{font-size:.875rem;white-space:pre-wrap}';

function sentences({ message, help, suggestion, file, line, column }: DescribedDiagnostic): string[] {
  return [message, help, suggestion ? `→ ${suggestion}` : '', `${file}, ligne ${line}, colonne ${column}`];
}

function errorPage(content: string, head: string): string {
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Page arrêtée par une erreur</title>',
    `<style>${STYLE}</style>${head}</head>`,
    `<body><main><h1>Une erreur empêche d’afficher cette page</h1>${content}</main></body></html>`,
  ].join('');
}

/** Returns the development server's answer for a page with an error: the error and its place. */
export function stoppedPage({ diagnostics }: Pick<Description, 'diagnostics'>, head: string): string {
  const [error] = diagnostics;
  const lines = (error ? sentences(error) : []).filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  return errorPage(lines.join(''), head);
}

/** Returns the answer for a page that the program fails to render. */
export function failedPage({ message, stack = message }: Error, head: string): string {
  return errorPage(`<pre>${escapeHtml(stack)}</pre>`, head);
}

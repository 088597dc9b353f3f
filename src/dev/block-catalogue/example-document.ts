import { REVEAL_AFTER } from '../../protocol/attributes.ts';
import { escapeXml } from '../../publish/hosting/xml.ts';

/** The document of one example: the page's own styles and its content, without header, footer and scripts. */
export function exampleDocument(html: string): string {
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [];
  const content = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const shownContent = content.replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '');
  const shown = `<style>[${REVEAL_AFTER}]{visibility:visible!important}body{margin:0;display:flow-root}</style>`;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The frame runs no scripts and is shown once, yet looks as it does to a visitor with scripts on a second page.
    ...styles.map((style) =>
      style.replaceAll(/\(scripting:\s*none\)/g, '(width<0)').replaceAll('font-display:optional', 'font-display:swap'),
    ),
    shown,
    `</head><body><main>${shownContent}</main></body></html>`,
  ].join('');
}

/** The same document in a frame that runs no script and is as tall as its content. */
export function exampleFrame(title: string, document: string): string {
  return `<iframe sandbox="allow-same-origin" loading="lazy" title="${escapeXml(title)}" srcdoc="${escapeXml(document)}"></iframe>`;
}

import { escapeXml } from '../../build/hosting/xml.ts';
import { REVEAL_AFTER } from '../../protocol/attributes.ts';
import { frenchTypography } from '../../text/typography.ts';
import type { BlockExample } from './block-examples.ts';

/** Returns the document of one example: the page's own styles and its content, without header, footer and scripts. */
function exampleDocument(html: string): string {
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [];
  const content = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const shownContent = content.replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '');
  const shown = `<style>[${REVEAL_AFTER}]{visibility:visible!important}body{margin:0;display:flow-root}</style>`;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The frame runs no scripts. Still, it should look like a page with scripts.
    ...styles.map((style) => style.replaceAll(/\(scripting:\s*none\)/g, '(width<0)')),
    shown,
    `</head><body><main>${shownContent}</main></body></html>`,
  ].join('');
}

/**
 * Returns the document of an example in a frame without scripts, which `CATALOGUE_SCRIPT` makes as tall as its content.
 */
function exampleFrame(title: string, document: string): string {
  return `<iframe sandbox="allow-same-origin" loading="lazy" title="${escapeXml(title)}" srcdoc="${escapeXml(document)}"></iframe>`;
}

/** Style sheet of the catalogue itself; the examples have their own. */
const catalogueCss = `
*{box-sizing:border-box}
:root{color-scheme:light;--ink:#1d2a33;--soft:#5a6872;--line:#d9dfe3;--ground:#f5f7f8;--mark:#0b6b6b}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground);display:grid;grid-template-columns:15rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem 1rem;border-right:1px solid var(--line);background:#fff}
nav ol{list-style:none;margin:1rem 0 0;padding:0}
nav a{display:block;padding:.3rem .5rem;border-radius:.3rem;color:inherit;text-decoration:none}
nav a:hover,nav a:focus-visible{background:var(--ground)}
nav small,.soft{color:var(--soft)}
main{padding:2rem clamp(1rem,3vw,3rem) 6rem}
h1{margin:0 0 .5rem;font-size:1.8rem}
section{margin-top:3.5rem;scroll-margin-top:1rem}
h2{margin:0;font-size:1.4rem}
code,pre{font:14px/1.5 ui-monospace,monospace}
h2 code{margin-left:.5rem;font-size:.9rem;color:var(--mark)}
.look{resize:horizontal;overflow:hidden;min-width:20rem;max-width:100%;margin:1rem 0;border:1px solid var(--line);border-radius:.5rem;background:#fff}
iframe{display:block;width:100%;height:24rem;border:0}
.problem{padding:1rem}
details{margin:.75rem 0;border:1px solid var(--line);border-radius:.5rem;background:#fff}
summary{padding:.6rem 1rem;cursor:pointer}
.json{position:relative}
pre{margin:0;padding:1rem;overflow:auto;border-top:1px solid var(--line)}
button{position:absolute;top:.6rem;right:.6rem;font:inherit;font-size:.85rem;padding:.2rem .7rem;border:1px solid var(--line);border-radius:.3rem;background:#fff;cursor:pointer}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto;border-right:0}}
`.replaceAll('\n', '');

/** Returns a text of a schema in French typography, for HTML. */
function words(text: string): string {
  return escapeXml(frenchTypography(text));
}

/** Script of the page: makes frames as tall as their content, and copies JSON. */
export const CATALOGUE_SCRIPT = `
const fit = ({ contentDocument: page, style }) => {
  if (page?.body) new ResizeObserver(() => { style.height = page.body.scrollHeight + 'px'; }).observe(page.body);
};
for (const frame of document.querySelectorAll('iframe')) {
  fit(frame);
  frame.addEventListener('load', () => fit(frame));
}
document.addEventListener('click', async ({ target }) => {
  if (!target.matches('[data-copy]')) return;
  const json = target.parentElement.querySelector('pre');
  try {
    await navigator.clipboard.writeText(json.textContent);
    target.textContent = 'Copié';
  } catch {
    // Denied, or not there at all: it is left to the keyboard.
    getSelection().selectAllChildren(json);
    target.textContent = 'Sélectionné : Ctrl + C';
  }
});
`;

const INTRODUCTION =
  'Une page est une liste de blocs (« sections » dans le manifeste). Chaque exemple porte les couleurs et le contenu du site. Tirez son coin pour le voir sur un écran étroit. Copiez son JSON dans une page, puis changez les textes.';

function entry({ type, schema, json, page }: BlockExample): string {
  const title = schema.title ?? type;
  const look =
    'html' in page
      ? exampleFrame(`Exemple : ${title}`, exampleDocument(page.html))
      : `<p class="problem">Ce site n’a pas ce que l’exemple montre : ${escapeXml(page.problem)}</p>`;
  return [
    `<section id="${type}" data-type="${type}"><h2>${escapeXml(title)} <code>${type}</code></h2>`,
    `<p>${words(schema.description ?? '')}</p>`,
    `<div class="look">${look}</div>`,
    '<details><summary>JSON de l’exemple</summary><div class="json"><button type="button" data-copy>Copier</button>',
    `<pre><code>${escapeXml(JSON.stringify(json, null, 2))}</code></pre></div></details>`,
    '</section>',
  ].join('\n');
}

/** Returns the block catalogue as an HTML page, for authors: it is not part of the site. */
export function cataloguePage(siteName: string, examples: readonly BlockExample[]): string {
  const links = examples.map(({ type, schema }) => {
    const title = escapeXml(schema.title ?? type);
    return `<li><a href="#${type}">${title} <small>${type}</small></a></li>`;
  });
  return [
    '<!doctype html>',
    '<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex,nofollow">',
    `<title>Les blocs · ${escapeXml(siteName)}</title><style>${catalogueCss}</style></head><body>`,
    `<nav aria-label="Blocs"><strong>Les blocs</strong><ol>${links.join('')}</ol></nav>`,
    `<main><h1>Les ${examples.length} blocs</h1>`,
    `<p class="soft">${words(INTRODUCTION)}</p>`,
    ...examples.map(entry),
    `</main><script>${CATALOGUE_SCRIPT}</script></body></html>`,
  ].join('\n');
}

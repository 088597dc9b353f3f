import { escapeXml } from '../../publish/hosting/xml.ts';
import { frenchTypography } from '../../text/typography.ts';
import type { BlockExample } from './block-examples.ts';
import { catalogueCss } from './catalogue-css.ts';
import { exampleDocument, exampleFrame } from './example-document.ts';

/** A text of a schema as French is set, for HTML. */
function words(text: string): string {
  return escapeXml(frenchTypography(text));
}

/** Makes frames as tall as what they show, and copies JSON. */
const SCRIPT = `
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

/** The catalogue of blocks as one HTML page, for authors: it is no part of the site. */
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
    `</main><script>${SCRIPT}</script></body></html>`,
  ].join('\n');
}

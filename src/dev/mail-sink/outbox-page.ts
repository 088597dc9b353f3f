import type { SinkForms } from '../../build/output/build-marker.ts';
import { escapeHtml } from '../../text/escape.ts';
import type { StoredMessage } from './outbox.ts';

function escapeText(value: unknown): string {
  return escapeHtml(String(value));
}

const css = `
:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif}
article{margin:0 0 1.5rem;padding:1rem 1.25rem;border:1px solid;border-radius:8px}
h2{margin:0 0 .5rem;font-size:1.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
.text{margin:0 0 1rem;padding:1rem 0 0;border-top:1px solid;white-space:pre-wrap;overflow-wrap:anywhere}
pre{overflow-x:auto}
form{margin:0 0 1rem}
button{min-height:44px;padding:.25rem .9rem;font:inherit;cursor:pointer}`;

function row(name: string, value: unknown): string {
  return `<dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd>`;
}

function article({ id, receivedAt, form, ...body }: StoredMessage, forms: SinkForms): string {
  const { message = '', ...rest } = body.template_params;
  const rows = Object.entries(rest).map(([name, value]) => row(name, value));
  return `<article aria-labelledby="${escapeText(id)}">
<h2 id="${escapeText(id)}">${escapeText((Object.hasOwn(forms, form) && forms[form]?.name) || form)}</h2>
<p><time datetime="${escapeText(receivedAt)}">${escapeText(new Date(receivedAt).toLocaleString('fr-FR'))}</time></p>
<dl>${rows.join('')}</dl>
<div class="text">${escapeText(message)}</div>
<details><summary>Requête complète</summary><pre>${escapeText(JSON.stringify(body, null, 2))}</pre></details>
</article>`;
}

/** Returns the page of the outbox: all messages as the agency would receive them, newest first. */
export function outboxPage({ messages, forms }: { messages: StoredMessage[]; forms: SinkForms }): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Boîte d’envoi (${messages.length})</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>Boîte d’envoi</h1>
<p>Les messages des formulaires s’arrêtent ici : rien ne part par courriel. <a href="/__outbox">Actualiser</a></p>
<h2>${messages.length === 0 ? 'Aucun message' : `Messages : ${messages.length}`}</h2>
${messages.length > 0 ? '<form method="post" action="/__outbox/clear"><button>Tout effacer</button></form>' : ''}
${messages
  .toReversed()
  .map((message) => article(message, forms))
  .join('\n')}
</main>
</body>
</html>
`;
}

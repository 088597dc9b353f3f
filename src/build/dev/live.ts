/// <reference types="vite/client" />

/** What the server says when something that the open page shows has changed. */
interface Change {
  /** The modules that changed are also loaded here, and replace themselves. */
  inBrowser: boolean;
}

function closeOverlays(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** Fields keep what was typed when the elements around them are replaced. */
function keepFields(into: Element): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')) {
    const fresh = into.querySelector<HTMLInputElement>(`${field.localName}[name="${CSS.escape(field.name)}"]`);
    if (fresh && field.type === fresh.type) Object.assign(fresh, { value: field.value, checked: field.checked });
  }
}

/** Puts the new state of a sleeping page in the place of the old one; the visitor stays where they were. */
function replacePage(fresh: Document): void {
  document.title = fresh.title;
  const old = [...document.head.querySelectorAll('style:not([data-vite-dev-id])')];
  const styles = [...fresh.head.querySelectorAll('style')].map((style) => document.importNode(style, true));
  document.head.append(...styles);
  for (const style of old) style.remove();
  for (const id of ['app', 'page']) {
    const next = fresh.getElementById(id);
    if (!next) continue;
    const element = document.importNode(next, true);
    if (id === 'app') keepFields(element);
    document.getElementById(id)?.replaceWith(element);
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]')) part.dataset.revealed = '';
}

async function update({ inBrowser }: Change): Promise<void> {
  closeOverlays();
  if ('awake' in document.documentElement.dataset) {
    if (inBrowser) return;
    const heard = !document.dispatchEvent(new CustomEvent('vitrine:changed', { cancelable: true }));
    if (!heard) location.reload();
    return;
  }
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!fresh.getElementById('app') || !document.getElementById('app')) location.reload();
  else replacePage(fresh);
}

import.meta.hot?.on('vitrine:update', (change: Change) => {
  update(change).catch(() => location.reload());
});

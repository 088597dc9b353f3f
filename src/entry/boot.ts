/**
 * The only script that a page runs by itself: at most 1 kB, the same bytes on every page. It wakes the client
 * program when the visitor touches the page, keeps the first click on a control until React answers it,
 * and reveals timed sections. What differs from page to page it reads from the `html` element's data.
 */
const root = document.documentElement;
const { client, chunks, failed, takeover } = root.dataset;
const WAKERS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
const PATIENCE = 5000;

let waking = false;
let held: HTMLElement | undefined;

const isAwake = () => 'awake' in root.dataset;

const confess = () => {
  if (!held || isAwake()) return;
  held.removeAttribute('aria-busy');
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.dataset.bootNote = '';
  note.textContent = failed ?? '';
  if (!held.parentElement?.querySelector('[role=alert]')) held.after(note);
};

const wake = () => {
  if (waking || !client) return;
  waking = true;
  for (const url of (chunks ?? '').split(' ')) if (url) import(/* @vite-ignore */ url).catch(() => undefined);
  import(/* @vite-ignore */ client).catch(() => {
    waking = false;
    confess();
    if (navigator.onLine)
      fetch(location.href).then(
        async (page) => {
          if (page.ok && !(await page.text()).includes(client)) location.reload();
        },
        () => undefined,
      );
  });
};

const hold = (event: Event) => {
  const control = (event.target as Element).closest?.<HTMLElement>('button,input[type=submit]');
  if (!control || isAwake() || !event.isTrusted || control.closest('[data-native]')) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
  control.setAttribute('aria-busy', 'true');
  wake();
  setTimeout(confess, PATIENCE);
};

for (const type of WAKERS) addEventListener(type, wake, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', (event) => isAwake() || event.preventDefault(), true);

document.addEventListener('vitrine:awake', () => {
  for (const type of WAKERS) removeEventListener(type, wake, true);
  held?.removeAttribute('aria-busy');
  if (held?.isConnected) held.click();
  held = undefined;
});

const reveal = () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]'))
    setTimeout(() => {
      part.dataset.revealed = '';
      for (const frame of part.querySelectorAll<HTMLIFrameElement>('iframe[data-src]'))
        if (!frame.src) frame.src = frame.dataset.src ?? '';
    }, Number(part.dataset.revealAfter));
};

const begin = () => {
  reveal();
  if (takeover) wake();
};

document.addEventListener('vitrine:replaced', reveal);
addEventListener('load', () => {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
});

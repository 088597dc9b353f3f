/**
 * The only script that a page runs by itself: at most 1 kB, the same bytes on every page. It wakes the client
 * program when the visitor touches the page, keeps the last click on a control until React answers it,
 * and reveals timed sections. What differs from page to page it reads from the `html` element's data.
 */
const root = document.documentElement;
const { client, failed, takeover, letters } = root.dataset;
const MARK = 'vitrine:reloaded';

/** 2 while the page wakes, 1 for a while after it could not: then only a click asks again, not each of a hundred moves. */
let waking = 0;
let held: HTMLElement | undefined;
let words: string | null;
/**
 * Once something was missing, nothing that the browser keeps is believed: many a host lets it keep pages for minutes,
 * and some even « not found » for as long as the file itself.
 */
let request: RequestInit | undefined;

const isAwake = () => 'awake' in root.dataset;

/** Whether nobody sees the page yet: what moves in it then is no touch of a visitor's. */
const isPrerendered = () => (document as { prerendering?: boolean }).prerendering;

/** Lets go of the control whose click is kept. */
const free = () => held?.removeAttribute('aria-busy');

const confess = () => {
  if (isAwake() || !held) return;
  free();
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.dataset.bootNote = '';
  note.textContent = failed as string;
  if (!held.parentElement?.querySelector('[role=alert]')) held.after(note);
};

/** Puts typed texts by where the forms look for their drafts. Throws where nothing can be stored. */
const keepTyped = () => {
  for (const form of document.forms) {
    const typed = [...new FormData(form)].filter(([, text]) => text);
    const key = `vitrine:draft:${form.dataset.form}`;
    const draft = JSON.parse(sessionStorage[key] ?? '{}');
    if (typed[0])
      sessionStorage[key] = JSON.stringify({ ...draft, values: { ...draft.values, ...Object.fromEntries(typed) } });
  }
};

/** Fetches a file whole. Throws where it does not come so. */
const bring = (file: string) =>
  fetch(file, request).then((answer) => {
    if (answer.ok) return answer.text();
    throw answer;
  });

/**
 * Files are missing: loads the page anew if the site was published again since, once a minute at most. Without network
 * or storage it stays as it is.
 */
const renew = async () => {
  request = { cache: 'reload' };
  try {
    if ((await bring(location.href)).includes(client as string)) return;
    // Without a mark the difference is no number, and no less than a minute.
    if (Math.abs(Date.now() - sessionStorage[MARK]) < 60_000) return;
    keepTyped();
    sessionStorage[MARK] = Date.now();
    // The page stays until the new one answers: what is typed meanwhile is kept too.
    addEventListener('pagehide', keepTyped);
    location.reload();
  } catch {}
};

const wake = async (event?: Partial<PointerEvent>) => {
  if ((event ? waking : waking > 1) || !client || isPrerendered()) return;
  // A page that appears under a pointer at rest is told of a move that is none.
  if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
  waking = 2;
  const files = client.split(' ');
  try {
    // All are here before the first is run: most browsers remember a module that got lost on the way as missing, until
    // the page is loaded anew (HTML, « module map »), and asking for it again would fail for good.
    await Promise.all(files.map(bring));
    await import(/* @vite-ignore */ files[0] as string);
  } catch {
    confess();
    setTimeout(() => {
      waking = 0;
    }, 5000);
    waking = 1;
    void renew();
  }
};

const hold = (event: Event) => {
  const control = (event.target as Element).closest?.<HTMLElement>('button,[type=submit]');
  if (!control || isAwake() || !event.isTrusted || control.closest('[data-native]')) return;
  event.preventDefault();
  event.stopPropagation();
  free();
  held = control;
  words = control.textContent;
  control.setAttribute('aria-busy', 'true');
  void wake();
  setTimeout(() => control === held && confess(), 5000);
};

for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
  addEventListener(type, wake, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', (event) => isAwake() || event.preventDefault(), true);

addEventListener('vitrine:awake', () => {
  free();
  // React puts new controls there when something has meddled with the page.
  if (held?.isConnected) held.click();
  else if (held)
    for (const control of document.querySelectorAll<HTMLElement>('main button'))
      if (control.textContent === words) return control.click();
});
addEventListener('vitrine:missing', renew);

const reveal = () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]'))
    setTimeout(
      () => {
        part.dataset.revealed = '';
        for (const place of part.querySelectorAll<HTMLElement>('[data-src]:empty'))
          place.append(Object.assign(document.createElement('iframe'), place.dataset));
      },
      part.dataset.revealAfter as unknown as number,
    );
};

const begin = () => {
  reveal();
  // A page that was loaded anew in the middle of a visit answers to going back, which tells a sleeping page nothing.
  if (takeover || history.state) void wake();
};

addEventListener('vitrine:replaced', reveal);
// The first page's text waits for no font: they come a moment after its first paint, and with them what lies below the
// screen is laid out. From page to page of the site, and where one is opened again, they are there already. (The entry
// that tells so in Navigation Timing 2 takes more words.)
const hasFonts = !letters || performance.navigation?.type || document.referrer.startsWith(location.origin);
if (hasFonts) {
  root.dataset.lettered = '';
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = '';
}

addEventListener('load', () => {
  if (!hasFonts)
    requestAnimationFrame(() => setTimeout(() => import(/* @vite-ignore */ letters as string).catch(() => {}), 99));
  if (isPrerendered()) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
});

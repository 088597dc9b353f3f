import { createSender, type MailLibrary } from './create-sender.ts';

/**
 * The library looks for the browser's storage while it loads, and fails for good where looking is refused (private
 * windows, settings): there it is shown none, which it can do without.
 */
function hideRefusedStorage(): void {
  try {
    if (window.localStorage) return;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * Loads the mail library once. Without a network nothing is asked for: browsers remember a file that could not be
 * fetched as missing until the page is loaded anew, and sending again would then fail for good.
 */
function createLoader(): () => Promise<MailLibrary> {
  let library: MailLibrary | undefined;
  return async () => {
    if (library) return library;
    if (!navigator.onLine) throw new TypeError('There is no network.');
    hideRefusedStorage();
    library = (await import('@emailjs/browser')) as MailLibrary;
    return library;
  };
}

const sender = createSender({ load: createLoader() });

/** Sends a message through the mail service: the only way out of the three forms. */
export const sendMessage = sender.send;

/** Fetches the mail library ahead of the first message, as soon as a form can be written on. */
export const prepareSending = sender.prepare;

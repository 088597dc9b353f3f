import { createSender, type MailLibrary } from './create-sender.ts';

const sender = createSender({
  load: async () => (await import('@emailjs/browser')) as MailLibrary,
});

/** Sends a message through the mail service: the only way out of the three forms. */
export const sendMessage = sender.send;

/** Fetches the mail library ahead of the first message. */
export const prepareSending = sender.prepare;

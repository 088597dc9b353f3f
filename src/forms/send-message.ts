import './refused-storage.ts';

import * as library from '@emailjs/browser';
import { createSender } from './create-sender.ts';

/** Sends a message through the mail service: the only way out of all forms. */
export const sendMessage = createSender(library);

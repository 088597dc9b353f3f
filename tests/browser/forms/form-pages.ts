import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Manifest } from '../../../src/model/types.generated.ts';
import { COMMON_PARAMS } from '../../../src/protocol/mail-params.ts';

const manifest = readFileSync(path.resolve(import.meta.dirname, '../../../site.manifest.json'), 'utf8');
const { forms = {} } = JSON.parse(manifest) as Manifest;

/** Returns the names of the parameters in the messages of one of the site's forms, sorted. */
export function paramNames(form: string): string[] {
  return [...COMMON_PARAMS, ...Object.keys(forms[form]?.params ?? {})].sort();
}

/** A form of the site, as a visitor uses it. */
interface FormPage {
  name: string;
  path: string;
  /** Exact text of its alert (section 8 of the specification). */
  alert: string;
  /** Typed texts, by field name. */
  written: Record<string, string>;
  /** Fills in everything, so that the form can be sent. */
  fill: (page: Page) => Promise<void>;
  /** Visible fields when the form can be sent. */
  shown: string[];
}

/** Types texts into fields, by their names in the manifest. */
export async function write(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`form [name$=_${name}]`, value);
}

/** Texts for the first step of the callback form. */
export const details = {
  name: 'Ana Ruiz',
  phone: '04 65 71 00 00',
  email: 'ana@example.com',
  city: 'Nîmes',
  companyName: 'Le Pain d’Ana',
};
const project = { projectDescription: 'Un site avec des photos.\nEt des prix en €.' };

export const callbackPage: FormPage = {
  name: 'the callback form',
  path: '/',
  alert: "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.",
  written: { ...details, ...project, needsEcommerce: 'Oui' },
  shown: ['needsEcommerce', 'projectDescription'],
  fill: async (page) => {
    await page.click('text=Je veux ma maquette gratuite');
    await write(page, details);
    await page.click('text=Suivant');
    await page.selectOption('form [name$=_needsEcommerce]', 'Oui');
    await write(page, project);
  },
};

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Été', message: 'Bonjour,\nà bientôt.' };

export const contactPage: FormPage = {
  name: 'the contact form',
  path: '/contact',
  alert: "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.",
  written: message,
  shown: Object.keys(message),
  fill: (page) => write(page, message),
};

const changes = { modifications: 'Le Pain d’Ana\n- un autre titre' };

export const changesPage: FormPage = {
  name: 'the change request',
  path: '/pre-validation-ok',
  alert: "Une erreur est survenue lors de l'envoi. Veuillez réessayer.",
  written: changes,
  shown: ['modifications'],
  fill: (page) => write(page, changes),
};

/** Clicks the form's submit button. */
export const send = (page: Page) => page.click('form button[type=submit]');

/** Holds back the next message to the service until the returned function is called. */
export async function holdMessage(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    '**/email/send',
    async (route) => {
      await released;
      await route.fallback().catch(() => undefined);
    },
    { times: 1 },
  );
  return release;
}

/** Texts of the service's error responses, by status: 403 as reported by its users, 500 as plain HTTP. */
const refusals = {
  '403': 'API calls are disabled for non-browser applications',
  '500': 'Internal Server Error',
};

/** Failures of the mail service: it refuses, the connection breaks, or there is no answer. */
export type MailFailure = keyof typeof refusals | 'drop' | 'hang';

/** Makes the mail service fail for a page, until the returned function is called. */
export async function failMail(page: Page, failure: MailFailure): Promise<() => void> {
  let isDown = true;
  await page.route('**/email/send', async (route) => {
    if (!isDown) await route.fallback();
    else if (failure === 'drop') await route.abort('connectionreset');
    else if (failure !== 'hang') await route.fulfill({ status: Number(failure), body: refusals[failure] });
  });
  return () => {
    isDown = false;
  };
}

/** Records the alerts of a page and closes them. */
export function noteAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept().catch(() => undefined);
  });
  return alerts;
}

/** Returns the texts of the visible fields, by their names in the manifest. */
export async function readFields(page: Page): Promise<Record<string, string>> {
  return page.$$eval('form [name]:not([data-honeypot])', (controls) =>
    Object.fromEntries((controls as HTMLInputElement[]).map(({ name, value }) => [name.split('_')[1] ?? '', value])),
  );
}

/** Returns the part of `written` that is visible when the form can be sent. */
export function shownTexts({ written, shown }: FormPage): Record<string, string> {
  return Object.fromEntries(shown.map((name) => [name, written[name] ?? '']));
}

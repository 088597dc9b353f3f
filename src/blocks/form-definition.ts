import type { Demo, SiteModel } from '../model/resolve/model.ts';
import type { FormContext, NothingSent } from '../model/resolve/resolved.ts';
import type { WorkedOut } from './block-definition.ts';

/** Other ways to contact the business, and when it is open. */
const given = {
  phone: '/business/phone',
  email: '/business/email',
  hours: '/business/hours',
  closures: '/business/closures',
};

function nothingSent({ nothingSent, example }: Demo): NothingSent {
  return { nothingSent, ...(example ? { contact: example.contact } : {}) };
}

function resolve({ form: id }: { form: string }, { manifest, demo }: SiteModel): Pick<FormContext, 'form' | 'mail'> {
  const { mail, forms = {} } = manifest;
  if (!mail) throw new Error('A form needs the manifest to declare "mail"');
  const form = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!form) throw new Error(`There is no form named ${id}`);
  const { origin, publicKey, serviceId, templates, toName, timeout } = mail;
  const templateId = (Object.hasOwn(templates, id) && templates[id]) || '';
  return {
    form: { id, ...form },
    mail: demo ? nothingSent(demo) : { origin, publicKey, serviceId, templateId, toName, timeout },
  };
}

/** The numbers of the steps. */
function workedOut({ form }: Pick<FormContext, 'form'>): [string, WorkedOut][] {
  return form.steps.map((_, index) => [String(index + 1), 'number']);
}

/** Parts that all blocks with a form of the manifest share. */
export const formDefinition = {
  given,
  resolve,
  workedOut,
  shownLater: ({ form }: Pick<FormContext, 'form'>) => [form],
};

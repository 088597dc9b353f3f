import type { Demo, SiteModel } from '../model/resolve/model.ts';
import type { FormContext, NothingSent } from '../model/resolve/resolved.ts';
import { timeZoneOf } from '../text/time-zone.ts';
import type { ComputedValue } from './block-definition.ts';

/** Pointers to the business's contact details, opening hours and closures, which every form shows. */
const given = {
  phone: '/business/phone',
  email: '/business/email',
  hours: '/business/hours',
  closures: '/business/closures',
};

function nothingSent({ nothingSent, example }: Demo): NothingSent {
  return { nothingSent, ...(example ? { contact: example.contact } : {}) };
}

function resolve(
  { form: id }: { form: string },
  { manifest, demo }: SiteModel,
): Pick<FormContext, 'form' | 'mail' | 'timeZone'> {
  const { mail, forms = {} } = manifest;
  if (!mail) throw new Error('A form needs the manifest to declare "mail"');
  const form = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!form) throw new Error(`There is no form named ${id}`);
  const { origin, publicKey, serviceId, templates, toName, timeout } = mail;
  const templateId = (Object.hasOwn(templates, id) && templates[id]) || '';
  return {
    form: { id, ...form },
    mail: demo ? nothingSent(demo) : { origin, publicKey, serviceId, templateId, toName, timeout },
    timeZone: timeZoneOf(manifest.business.address.country),
  };
}

/** Returns the numbers of the steps, which the component shows. */
function stepNumbers({ form }: Pick<FormContext, 'form'>): [string, ComputedValue][] {
  return form.steps.map((_, index) => [String(index + 1), 'number']);
}

/** Parts of the definition of every block that shows a form of the manifest. */
export const formBlockParts = {
  given,
  resolve,
  computedTexts: stepNumbers,
  shownLater: ({ form }: Pick<FormContext, 'form'>) => [form],
};

import type { FormField } from '../site/types.generated.ts';

/** The forms of a site; also the names of their mail templates. */
export type FormKind = 'callback' | 'contact' | 'changes';

/** What tells one form from another: everything that its states and its checks depend on. */
export interface FormDefinition<F extends string> {
  kind: FormKind;
  /** The fields of each step, in the order in which they stand. */
  steps: readonly (readonly F[])[];
  /** Whether the form shows nothing but a button at first (step −1). */
  startsClosed: boolean;
  /** Fields whose text has a form of its own. */
  formats: { readonly [name in F]?: 'email' | 'phone' };
  /** Longest text of each field, in characters (code points). */
  limits: Readonly<Record<F, number>>;
}

/** What a visitor wrote, by field. */
export type Values<F extends string> = Readonly<Record<F, string>>;

export type CallbackField =
  | 'name'
  | 'phone'
  | 'email'
  | 'city'
  | 'companyName'
  | 'needsEcommerce'
  | 'projectDescription';
export type ContactField = 'name' | 'email' | 'subject' | 'message';
export type ChangesField = 'modifications';

/** The two-step request for a call; fields as in section 3 of the specification, steps as in 4.1. */
export const callbackDefinition: FormDefinition<CallbackField> = {
  kind: 'callback',
  steps: [
    ['name', 'phone', 'email', 'city', 'companyName'],
    ['needsEcommerce', 'projectDescription'],
  ],
  startsClosed: true,
  formats: { phone: 'phone', email: 'email' },
  limits: {
    name: 100,
    phone: 30,
    email: 254,
    city: 100,
    companyName: 150,
    needsEcommerce: 40,
    projectDescription: 5000,
  },
};

/** The message of the contact page. */
export const contactDefinition: FormDefinition<ContactField> = {
  kind: 'contact',
  steps: [['name', 'email', 'subject', 'message']],
  startsClosed: false,
  formats: { email: 'email' },
  limits: { name: 100, email: 254, subject: 200, message: 5000 },
};

/** The changes that a client asks for. */
export const changesDefinition: FormDefinition<ChangesField> = {
  kind: 'changes',
  steps: [['modifications']],
  startsClosed: false,
  formats: {},
  limits: { modifications: 5000 },
};

/** A definition with the limits that the manifest sets in place of the usual ones. */
export function withLimits<F extends string>(
  definition: FormDefinition<F>,
  fields: Readonly<Record<F, FormField>>,
): FormDefinition<F> {
  const limits: Record<F, number> = { ...definition.limits };
  for (const field of fieldsOf(definition)) limits[field] = fields[field].maxLength ?? limits[field];
  return { ...definition, limits };
}

/** All fields of a form, step after step. */
export function fieldsOf<F extends string>({ steps }: FormDefinition<F>): F[] {
  return steps.flat();
}

/** Every field empty. */
export function emptyValues<F extends string>(definition: FormDefinition<F>): Values<F> {
  return Object.fromEntries(fieldsOf(definition).map((field) => [field, ''])) as Record<F, string>;
}

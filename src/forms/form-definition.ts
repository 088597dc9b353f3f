import type { ResolvedForm } from '../model/resolve/resolved.ts';
import type { FormField } from '../model/types.generated.ts';

/** What the checks of a field depend on. */
export type FieldRules = Pick<FormField, 'kind' | 'required' | 'maxLength'>;

/** What tells one form from another: everything that its states and its checks depend on. */
export interface FormDefinition {
  /** Its name in the manifest, under which what is typed is kept. */
  id: string;
  /** The names of each step's fields, in the order in which they stand. */
  steps: readonly (readonly string[])[];
  fields: ReadonlyMap<string, FieldRules>;
  /** Whether the form shows nothing but a button at first (step −1). */
  startsClosed: boolean;
}

/** What a visitor wrote, by field. */
export type Values = Readonly<Record<string, string>>;

/** Where `Values` hold the plan that the visitor has chosen, in words. No field asks for it. */
export const PLAN = 'plan';

/** Longest text of a field by its kind, in characters (code points). What is chosen has no limit. */
const LIMITS: Readonly<Record<FormField['kind'], number>> = {
  text: 100,
  phone: 30,
  email: 254,
  longText: 5000,
  date: Number.POSITIVE_INFINITY,
  choice: Number.POSITIVE_INFINITY,
};

/** The definition of a form of the manifest. */
export function defineForm({ id, steps }: Pick<ResolvedForm, 'id' | 'steps'>, startsClosed: boolean): FormDefinition {
  return {
    id,
    steps: steps.map(({ fields }) => fields.map(({ name }) => name)),
    fields: new Map(steps.flatMap(({ fields }) => fields.map((field) => [field.name, field]))),
    startsClosed,
  };
}

/** All fields of a form, step after step. */
export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): string[] {
  return steps.flat();
}

/** Longest text of a field, in characters (code points). */
export function longestOf({ fields }: FormDefinition, name: string): number {
  const field = fields.get(name);
  return field?.maxLength ?? LIMITS[field?.kind ?? 'text'];
}

/** Every field empty. */
export function emptyValues(definition: Pick<FormDefinition, 'steps'>): Values {
  return Object.fromEntries(fieldsOf(definition).map((field) => [field, '']));
}

/** Name of the hidden field that only robots fill: one that no field of the form has. */
export function trapName({ fields }: FormDefinition): string {
  return fields.has('website') ? 'web-site' : 'website';
}

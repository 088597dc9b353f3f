import type { ResolvedForm } from '../model/resolve/resolved.ts';
import type { FormField } from '../model/types.generated.ts';

/** Everything that the states and checks of a form depend on. */
export interface FormDefinition {
  /** Name in the manifest, under which its draft is stored. */
  id: string;
  /** Names of the fields of each step, in order. */
  steps: readonly (readonly string[])[];
  fields: ReadonlyMap<string, Pick<FormField, 'kind' | 'required' | 'maxLength'>>;
  /** Whether the form only shows a button at first (step −1). */
  startsClosed: boolean;
}

/** Typed texts, by field. */
export type Values = Readonly<Record<string, string>>;

/** Key in `Values` of the plan that the visitor has chosen, in words. It has no field. */
export const PLAN = 'plan';

/** Maximum length of a field by its kind, in characters (code points). Choices have no limit. */
const MAX_LENGTHS: Readonly<Record<FormField['kind'], number>> = {
  text: 100,
  phone: 30,
  email: 254,
  longText: 5000,
  date: Number.POSITIVE_INFINITY,
  choice: Number.POSITIVE_INFINITY,
};

/** Returns the definition of a form of the manifest. */
export function defineForm({ id, steps }: Pick<ResolvedForm, 'id' | 'steps'>, startsClosed: boolean): FormDefinition {
  return {
    id,
    steps: steps.map(({ fields }) => fields.map(({ name }) => name)),
    fields: new Map(steps.flatMap(({ fields }) => fields.map((field) => [field.name, field]))),
    startsClosed,
  };
}

/** Returns the names of all fields of a form, in the order of its steps. */
export function fieldNames({ steps }: Pick<FormDefinition, 'steps'>): string[] {
  return steps.flat();
}

/** Returns the maximum length of a field, in characters (code points). */
export function maxLengthOf({ fields }: FormDefinition, name: string): number {
  const field = fields.get(name);
  return field?.maxLength ?? MAX_LENGTHS[field?.kind ?? 'text'];
}

/** Returns values with every field empty. */
export function emptyValues(definition: Pick<FormDefinition, 'steps'>): Values {
  return Object.fromEntries(fieldNames(definition).map((field) => [field, '']));
}

/** Returns the name of the hidden honeypot field: one that no field of the form has. */
export function trapName({ fields }: FormDefinition): string {
  return fields.has('website') ? 'web-site' : 'website';
}

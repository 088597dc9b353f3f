import type { Schema } from '../schema/schemas.ts';

export interface RuleCodes {
  codes: readonly string[];
  /** References to the list of codes, and to what a code may be tuned to. */
  code: Schema;
  severity: Schema;
}

/**
 * The schema of `checks` that proposes the codes of rules, as keys and as exceptions. Any other code stays as valid as
 * it was: a rule says that it is unknown, and which one was meant.
 */
export function withRuleCodes(schema: Schema, { codes, code, severity }: RuleCodes): Schema {
  const { rules, silenced } = schema.properties ?? {};
  const typed = silenced?.items?.properties?.code;
  if (!rules || !silenced?.items || !typed) return schema;
  const properties = { ...silenced.items.properties, code: { ...typed, anyOf: [code, {}] } };
  return {
    ...schema,
    properties: {
      ...schema.properties,
      rules: { ...rules, properties: Object.fromEntries(codes.map((one) => [one, severity])) },
      silenced: { ...silenced, items: { ...silenced.items, properties } },
    },
  };
}

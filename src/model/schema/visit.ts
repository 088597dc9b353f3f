import { dereference } from './schemas.ts';
import { createVisitor } from './visitor.ts';

export type { Described, Root } from './visitor.ts';

/** The visitor of values with the schemas of `schemas/`. */
export const { visit, nearestDescribed, schemaAt } = createVisitor(dereference);

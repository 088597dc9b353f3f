import { dereference } from './schemas.ts';
import { createVisitor } from './visitor.ts';

export type { Described, Root } from './visitor.ts';

/** Functions that visit values along the schemas of `schemas/`. */
export const { visit, nearestDescribed, schemaAt } = createVisitor(dereference);

import type { DescribedDiagnostic } from '../../src/diagnostics/describe.ts';
import type { Mutation } from './apply-mutation.ts';
import { checkMutation } from './mutated-site.ts';

export const MANIFEST = 'site.manifest.json';
export const STORY = 'content/textes/histoire.md';

/** Returns a mistake that replaces a text in a file. */
export function edit(file: string, find: string, put: string): Mutation {
  return { edits: [{ file, find, put }] };
}

/** Returns one mistake that consists of several. */
export function both(...mistakes: Mutation[]): Mutation {
  return {
    edits: mistakes.flatMap(({ edits = [] }) => edits),
    add: Object.assign({}, ...mistakes.map(({ add }) => add)) as Record<string, string>,
    remove: mistakes.flatMap(({ remove = [] }) => remove),
  };
}

/** Returns the values of some keys of each finding about the base site after a mistake. */
export function reported(mistake: Mutation, ...keys: (keyof DescribedDiagnostic)[]): unknown[][] {
  return checkMutation(mistake).map((finding) => keys.map((key) => finding[key]));
}

export function reportedCodes(mistake: Mutation): string[] {
  return checkMutation(mistake).map(({ code }) => code);
}

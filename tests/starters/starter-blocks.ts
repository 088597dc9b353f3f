import path from 'node:path';

// Has no type argument: Vitest then recognises that this module depends on other files, and does not cache it.
const files = import.meta.glob('../../src/starters/*/blocks/*/*.tsx') as Record<
  string,
  () => Promise<Record<string, unknown>>
>;

/** The blocks of the starters, as in the compiled program. */
export const ownBlocks: Record<string, Record<string, () => Promise<unknown>>> = {};

for (const [file, load] of Object.entries(files)) {
  const component = path.resolve(import.meta.dirname, file);
  const trade = path.basename(path.resolve(component, '../../..'));
  const { name } = path.parse(component);
  const type = path.basename(path.dirname(component));
  ownBlocks[trade] = { ...ownBlocks[trade], [type]: async () => (await load())[name] };
}

import { slugify } from '../../../text/slug.ts';
import type { ChainEntry, SiteContext } from '../context/context.ts';
import type { Rule } from '../rule.ts';

const NAME = /^[a-z0-9][a-z0-9-]*$/;

/** Name that a guide's file should have to become an address; nothing when it has one that can, or is in no chain's folder. */
export function renamed(file: string, chains: readonly ChainEntry[]): string | undefined {
  const folder = file.replace(/\/[^/]*$/, '');
  const name = file.slice(folder.length + 1);
  return NAME.test(name) || !chains.some(({ hub }) => hub === `/${folder}`) ? undefined : slugify(name);
}

/** Names of the guides whose files are there under names that cannot stand in an address, as paths below `content/`. */
export function meantFiles({ chains, sources }: Pick<SiteContext, 'chains' | 'sources'>): Set<string> {
  const files = [...sources.markdown.keys(), ...sources.unreadable];
  return new Set(
    files.flatMap((file) => {
      const name = renamed(file, chains);
      return name ? [file.replace(/[^/]*$/, name)] : [];
    }),
  );
}

/** The name of a guide's file is its address: small letters without accents, digits and hyphens. */
export const rule: Rule = {
  code: 'chain/misnamed-file',
  severity: 'error',
  *check({ chains, sources }) {
    for (const [file, { file: source }] of sources.markdown) {
      const name = renamed(file, chains);
      if (name) yield { place: { file: source.path, offset: 0, length: 0 }, args: { file: source.path, name } };
    }
  },
};

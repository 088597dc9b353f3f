import { patternsMeet } from '../../redirects/address-pattern.ts';
import { writtenAddresses } from '../../written-addresses.ts';
import type { SiteContext } from '../context/context.ts';
import type { Rule } from '../rule.ts';
import { hiddenPage, type SourceUse, sourcesOf } from './sources.ts';

const files = new Set(writtenAddresses);
const folders = writtenAddresses.filter((address) => address.endsWith('/*'));

/** The file, or the folder of files, that a redirection would hide; nothing when it hides none. */
function hiddenFile({ path, isPattern }: SourceUse, { sources }: Pick<SiteContext, 'sources'>): string | undefined {
  const media = () => [...sources.media.keys()].map((name) => `/${name}`);
  if (isPattern) return [...writtenAddresses, ...media()].find((file) => patternsMeet(path, file));
  if (files.has(path) || sources.media.has(path.slice(1))) return path;
  return folders.find((folder) => patternsMeet(path, folder));
}

/** No redirection leaves from a file that the site publishes, be it one of many that a pattern stands for. */
export const rule: Rule = {
  code: 'redirect/shadows-file',
  severity: 'error',
  *check(context) {
    for (const source of sourcesOf(context)) {
      // One that hides pages too is reported for them.
      const file = hiddenPage(source, context) === undefined ? hiddenFile(source, context) : undefined;
      if (file !== undefined) yield { place: context.at(source.pointer), args: { path: source.typed, file } };
    }
  },
};

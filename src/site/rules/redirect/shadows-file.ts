import { readSource } from '../../redirects/read-source.ts';
import { writtenAddresses } from '../../written-addresses.ts';
import { entriesAt, textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

const folders = writtenAddresses.filter((address) => address.endsWith('/*')).map((address) => address.slice(0, -1));
const files = new Set(writtenAddresses);

/** No redirection leaves from a file that the site publishes. */
export const rule: Rule = {
  code: 'redirect/shadows-file',
  severity: 'error',
  *check({ manifest, sources, at }) {
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const path = readSource(textAt(value, 'from') ?? '');
      const isFile = files.has(path) || sources.media.has(path.slice(1));
      if (!isFile && !folders.some((folder) => path.startsWith(folder))) continue;
      yield { place: at(`${pointer}/from`), args: { path } };
    }
  },
};

import type { Manifest, ManifestChunk } from 'vite';

/** Files of the client program, by their names in the output folder. */
export interface ClientFiles {
  /** The entry file, then all its static dependencies. */
  client: string[];
  /**
   * Files of each lazily loaded part in addition to the entry, by the type of the interactive block, or by the name of
   * the module in kebab case: `closest-pages`.
   */
  chunks: Record<string, string[]>;
}

/** Returns a chunk and all its static dependencies. */
function closure(manifest: Manifest, start: string): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk: ManifestChunk | undefined = manifest[key];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return seen;
}

/** Returns the name of a lazily loaded part. */
function assetName(source: string): string | undefined {
  if (!source.startsWith('src/')) return undefined;
  const block = /^src\/blocks\/([\w-]+)\//.exec(source);
  if (block) return block[1];
  const stem = source.slice(source.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return stem.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** Reads the files of the program from Vite's manifest. */
export function clientFiles(manifest: Manifest): ClientFiles {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The client program has no entry');
  const always = closure(manifest, entry);
  const chunks: ClientFiles['chunks'] = {};
  for (const key of Object.keys(manifest).sort()) {
    const name = manifest[key]?.isDynamicEntry ? assetName(manifest[key]?.src ?? key) : undefined;
    if (!name) continue;
    const files = [...closure(manifest, key)].filter((file) => !always.has(file));
    chunks[name] = [...new Set([...(chunks[name] ?? []), ...files])].sort();
  }
  return { client: [...always], chunks };
}

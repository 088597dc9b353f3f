import type { Sources } from '../../model/read/source.ts';
import { type Entry, entriesAt, type Raw, textAt, textsAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import type { FormErrors } from './form-errors.ts';
import type { ChainEntry, PageEntry, StringUse } from './site-parts.ts';

interface ChainOptions {
  manifest: Raw;
  pages: readonly PageEntry[];
  sources: Pick<Sources, 'markdown'>;
  /** Strings of the manifest. */
  strings: readonly StringUse[];
  formErrors: FormErrors;
  /** Whether a mistake is reported as an error at a pointer of the manifest, so that it may be read as what was meant. */
  isReported(code: string, pointer: string): boolean;
}

/** A list of guides on a page: it names its chain. */
interface GuideList {
  chain: string;
  path: string;
  pointer: string;
}

function listsOf(pages: readonly PageEntry[]): GuideList[] {
  return pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ value, pointer }) => {
      const chain = textAt(value, 'type') === 'article-list' ? textAt(value, 'chain') : undefined;
      return chain === undefined ? [] : [{ chain, path, pointer }];
    }),
  );
}

/** Names of the texts in each folder, asked for only where a chain does not say which are its guides. */
function foldersOf({ sources, strings }: ChainOptions): Map<string, string[]> {
  const shown = new Set(
    strings.flatMap(({ kind, value }) => (kind === 'markdown-file' ? value.replace(/\.md$/, '') : [])),
  );
  const folders = new Map<string, string[]>();
  for (const file of sources.markdown.keys()) {
    const slash = file.lastIndexOf('/');
    const name = file.slice(slash + 1);
    if (slash < 0 || name === 'index' || shown.has(file)) continue;
    const folder = `/${file.slice(0, slash)}`;
    const names = folders.get(folder);
    if (names) names.push(name);
    else folders.set(folder, [name]);
  }
  return folders;
}

/** The folder that holds most of the texts of some names. */
function folderOf(names: readonly string[], folders: ReadonlyMap<string, string[]>): string | undefined {
  const wanted = new Set(names);
  let best: string | undefined;
  let most = 0;
  for (const [folder, held] of folders) {
    const count = held.filter((name) => wanted.has(name)).length;
    if (count > most) [best, most] = [folder, count];
  }
  return best;
}

/**
 * The chains of a manifest. What a mistake hides is read from the rest of the site, so that the guides are found all the
 * same and nothing else complains: a lost or misspelt hub from the folder that holds the guides, or from the page that
 * lists them; lost names of guides from the folder; and a chain that is gone from the page that still lists its guides.
 */
export function chainsOf(options: ChainOptions): ChainEntry[] {
  const { manifest, pages, formErrors, isReported } = options;
  const paths = new Set(pages.map(({ path }) => path));
  const entries = entriesAt(manifest, 'chains');
  const lists = listsOf(pages);
  let known: Map<string, string[]> | undefined;
  const folders = () => {
    known ??= foldersOf(options);
    return known;
  };
  const taken = new Set(entries.map(({ value }) => textAt(value, 'hub') ?? '').filter((hub) => paths.has(hub)));
  const hubOf = ({ value, pointer }: Entry, names: readonly string[]): string | undefined => {
    const written = textAt(value, 'hub');
    const isMeant = ['link/unknown-page', 'link/inexact-path'].every((code) => isReported(code, `${pointer}/hub`));
    if (written !== undefined && !isMeant) return written;
    const typed = written?.replace(/(?<!\/)\/+$/, '');
    if (typed !== undefined && paths.has(typed)) return typed;
    const folder = folderOf(names, folders());
    if (folder !== undefined && !taken.has(folder) && (folder === typed || paths.has(folder))) return folder;
    const page = lists.find(({ chain, path }) => chain === textAt(value, 'id') && !taken.has(path))?.path;
    return typed === undefined ? (page ?? folder) : (nearest(typed, paths) ?? page ?? typed);
  };
  const chains = entries.flatMap((entry): ChainEntry[] => {
    const { value, pointer } = entry;
    const named = textsAt(value, 'articles', pointer);
    const hub = hubOf(
      entry,
      named.map(({ text }) => text),
    );
    if (hub === undefined) return [];
    const at = `${pointer}/articles`;
    const isLost = !Array.isArray(value.articles) || formErrors.refused.has(at);
    const others = isLost ? (folders().get(hub) ?? []).filter((name) => !named.some(({ text }) => text === name)) : [];
    const articles = [...named, ...others.map((text) => ({ text, pointer: at }))];
    return [{ ...entry, id: textAt(value, 'id') ?? '', hub, articles }];
  });
  const [ids, hubs] = [new Set(chains.map(({ id }) => id)), new Set(chains.map(({ hub }) => hub))];
  const gone = lists
    .filter(({ chain, path }) => !ids.has(chain) && !hubs.has(path) && folders().has(path))
    // Whoever does not hear that the chain is gone has to hear of all that leads to its guides.
    .filter(({ pointer }) => isReported('reference/unknown', `${pointer}/chain`))
    .map(({ chain, path, pointer }): ChainEntry => {
      const articles = (folders().get(path) ?? []).map((text) => ({ text, pointer }));
      return { value: {}, pointer, id: chain, hub: path, articles, isGone: true };
    });
  return [...chains, ...gone];
}

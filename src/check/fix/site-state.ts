import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { StructureChange } from '../../edit/structure/structure-change.ts';
import { readJson } from '../../model/read/read-json.ts';
import { readMarkdown } from '../../model/read/read-markdown.ts';
import { readSite } from '../../model/read/read-site.ts';
import { composedText, decodeText } from '../../model/read/read-text.ts';
import type { Sources } from '../../model/read/source.ts';
import { type CheckOptions, checkSite } from '../check-site.ts';
import { sourcesAfter } from '../uses/changed-sources.ts';

const MARK = '\uFEFF';

/** A file of the site with its bytes. */
interface OpenedFile {
  /** Whether it begins with a byte order mark. */
  isMarked: boolean;
  bytes: Buffer;
}

/** The editable files, their new texts, and the findings about the site with these texts. */
export interface SiteState {
  texts: ReadonlyMap<string, string>;
  found: readonly Diagnostic[];
}

/** A site as read from disk, and functions to check it with other texts. */
export interface OpenedSite {
  sources: Sources;
  /** The state on disk. */
  start: SiteState;
  /**
   * Whether the bytes of a file decode exactly to its text, so that an edit changes nothing else. Accents may be
   * composed.
   */
  isEditable(file: string): boolean;
  /** Bytes of a file with another text: a byte order mark is kept. */
  bytesOf(file: string, text: string): Buffer;
  /** Checks the site with other texts, without writing any. */
  stateWith(texts: ReadonlyMap<string, string>): SiteState;
  /**
   * Checks the site after a change of its structure, without writing anything. Texts are identified by their new names.
   */
  stateAfter(change: StructureChange): SiteState;
}

/** A file in UTF-8 whose bytes decode to the given text; `undefined` if they do not, or no longer do. */
function openExactly(file: string, text: string | undefined): OpenedFile | undefined {
  if (text === undefined) return undefined;
  try {
    const bytes = readFileSync(file);
    const isMarked = bytes.subarray(0, 3).equals(Buffer.from(MARK));
    const content = isMarked ? bytes.subarray(3) : bytes;
    return isUtf8(content) && composedText(content) === text ? { isMarked, bytes } : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of the manifest and of all Markdown files, by path. */
function textsOf({ manifest, markdown }: Sources): Map<string, string> {
  return new Map([manifest, ...markdown.values()].map(({ path: file, text }) => [file, text]));
}

/** Reads and checks a site. */
export function openSite(directory: string, options: CheckOptions): OpenedSite {
  const read: Diagnostic[] = [];
  const sources = readSite(directory, (diagnostic) => void read.push(diagnostic));
  const first = textsOf(sources);
  const opened = new Map<string, OpenedFile | undefined>();

  const open = (file: string): OpenedFile | undefined => {
    if (!opened.has(file)) opened.set(file, openExactly(path.join(directory, file), first.get(file)));
    return opened.get(file);
  };
  const bytesOf = (file: string, text: string) => {
    const opened = open(file);
    return opened && text === first.get(file) ? opened.bytes : Buffer.from((opened?.isMarked ? MARK : '') + text);
  };

  const stateOf = (texts: ReadonlyMap<string, string>, changed: Sources, found: Diagnostic[]): SiteState => {
    checkSite(changed, (diagnostic) => void found.push(diagnostic), options);
    return { texts, found };
  };

  return {
    sources,
    start: stateOf(first, sources, [...read]),
    isEditable: (file) => open(file) !== undefined,
    bytesOf,
    stateWith(texts) {
      const isChanged = (file: string) => texts.get(file) !== first.get(file);
      const found = read.filter(({ place }) => !isChanged(place.file));
      const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
      const fileOf = (file: string) => decodeText(bytesOf(file, texts.get(file) ?? ''), file, report);
      const { manifest, markdown } = sources;
      const changed: Sources = {
        ...sources,
        manifest: isChanged(manifest.path) ? readJson(fileOf(manifest.path), report) : manifest,
        markdown: new Map(
          [...markdown].map(([name, source]) => {
            const { path: file } = source;
            return [name, isChanged(file) ? readMarkdown(fileOf(file), report) : source];
          }),
        ),
      };
      return stateOf(texts, changed, found);
    },
    stateAfter(change) {
      const found = read.filter(({ place }) => !change.files.some(({ file }) => file === place.file));
      const after = sourcesAfter(sources, change, (diagnostic) => void found.push(diagnostic));
      return stateOf(textsOf(after), after, found);
    },
  };
}

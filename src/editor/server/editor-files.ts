import type { SiteSession } from '../../build/site-session.ts';
import { createSiteIndex } from '../../check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../../check/site-index/shape-errors.ts';
import type { SiteIndex } from '../../check/site-index/site-index.ts';
import { hashOf } from '../../model/read/hash.ts';
import type { Sources } from '../../model/read/source.ts';
import { isRecord } from '../../text/is-record.ts';
import type { Refused, SourceId } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import type { Journal } from './journal.ts';
import { createSeenTexts } from './seen-texts.ts';
import { hashOfText, type OpenFile, openFile, pathOf, sourceIds } from './source-files.ts';

/** The files of a site, and their states that authors have seen. */
export interface EditorFiles {
  /** Opens an existing file that may be changed. */
  open(id: SourceId): OpenFile | Refused;
  idOf(file: string): SourceId | undefined;
  /** Returns the text of a state that an author has seen; `undefined` if it is unknown. */
  textOf(file: OpenFile, hash: string): string | undefined;
  /** Keeps the text of a state as a base for changes, and returns its hash. */
  keep(file: Pick<OpenFile, 'bytes' | 'path'>, text: string): string;
  /** Returns the last state of the site with a readable manifest; `siteIndex` returns it in the form that rules use. */
  lastReadable(): Sources;
  siteIndex(): SiteIndex;
}

/** Opens the files of a site. `keepChecked` keeps a text that rules have checked: their corrections are based on it. */
export function openEditorFiles({
  directory,
  session,
  journal,
}: {
  directory: string;
  session: Pick<SiteSession, 'current' | 'shown'>;
  journal: Pick<Journal, 'syncWith' | 'textAtStart'>;
}): EditorFiles & {
  keepChecked(file: string, text: string): string;
} {
  const seen = createSeenTexts();
  // The editor may be opened while the manifest cannot be read.
  let readable = session.shown()?.sources ?? session.current().sources;
  const lastReadable = () => {
    const { sources } = session.current();
    if (isRecord(sources.manifest.data)) readable = sources;
    return readable;
  };
  /**
   * Returns a function that makes a value once for each readable state, because a large site has thousands of guides.
   */
  const ofReadable = <T>(make: (sources: Sources) => T): (() => T) => {
    let made: { of: Sources; value: T } | undefined;
    return () => {
      const of = lastReadable();
      if (made?.of !== of) made = { of, value: make(of) };
      return made.value;
    };
  };
  /** Based on the last readable manifest, so that guides keep their ids while the current one cannot be read. */
  const names = ofReadable(sourceIds);
  return {
    open(id) {
      const file = pathOf(id, session.current().sources);
      if (file === undefined) return { status: 'refused', message: answers.noFile };
      const opened = openFile(directory, id, file);
      if ('problem' in opened) return { status: 'refused', message: opened.problem };
      seen.add(file, opened.hash, opened.text);
      journal.syncWith(file, opened.text);
      return opened;
    },
    idOf: (file) => names()(file),
    textOf(file, hash) {
      if (hash === file.hash) return file.text;
      const before = journal.textAtStart(file.path);
      return seen.get(hash) ?? (before !== undefined && hashOfText(file, before) === hash ? before : undefined);
    },
    keep(file, text) {
      const hash = hashOfText(file, text);
      seen.add(file.path, hash, text);
      return hash;
    },
    keepChecked(file, text) {
      const hash = hashOf(text);
      seen.add(file, hash, text);
      return hash;
    },
    lastReadable,
    siteIndex: ofReadable((sources) =>
      createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today: '', tunable: [] }),
    ),
  };
}

import { checkInSteps, checkSite } from '../check/check-site.ts';
import { allSteps, type Steps } from '../check/facts/steps.ts';
import { validate } from '../check/validate.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ownBlocksFolder, readOwnBlocks, typeOfFile } from '../model/read/own-blocks.ts';
import { readMarkdown } from '../model/read/read-markdown.ts';
import { readManifest, readSite } from '../model/read/read-site.ts';
import { readText } from '../model/read/read-text.ts';
import { manifestName } from '../model/read/site-files.ts';
import type { Sources } from '../model/read/source.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import { type ResolvedManifest, resolveManifest } from '../model/resolve/resolve-manifest.ts';
import type { Schema } from '../model/schema/schemas.ts';
import type { Check, LoadedSite } from './load-site.ts';
import { type ServedSite, serveSite } from './served-site.ts';

/** A site that is being edited: what it is now, and the last state that could be shown. */
export interface SiteSession {
  /** The state that pages show; nothing if an error has concerned all of them since the start. */
  model(): SiteModel | undefined;
  /** That state, the files that it was made of, and the pages that it lacks. */
  shown(): ServedSite | undefined;
  /** The first error that keeps a page from showing the files as they are now, and whether it shows its last good state. */
  stopping(): { by: Diagnostic; isKept: boolean } | undefined;
  /** The files as they are now, and what is known to be wrong with them; `isChecked` says whether by every rule. */
  current(): Pick<LoadedSite, 'sources' | 'diagnostics'> & { isChecked: boolean };
  /**
   * Reads files again, named relative to the site folder, and looks at their form alone, so that a change is on the
   * screen at once. Returns whether pages show the site as it is now: a state that stops a page which was shown before
   * is not taken over.
   */
  refresh(changes: readonly FileChange[]): boolean;
  /** Applies every rule to the files as they are now. */
  check(): void;
  /** Does the same in steps. If files are read again before the last one, nothing of it is kept. */
  checkInSteps(): Steps;
  /** What the rules say of the files as they are now: all of them, or others. Nothing of it is kept. */
  judge(rules?: Check): Pick<LoadedSite, 'sources' | 'diagnostics'>;
}

/** What happened to a file, by its path relative to the site folder, with forward slashes. */
export interface FileChange {
  file: string;
  kind: 'edited' | 'added' | 'removed';
}

const EDITED_ARTICLE = /^content\/(?!media\/)(.+)\.md$/;

/** Opens a site for editing. A mistake in its files is a diagnostic, never an exception. */
export function openSiteSession(directory: string): SiteSession {
  let found: Diagnostic[] = [];
  let sources: Sources;
  let diagnostics: Diagnostic[] = [];
  let isChecked = false;
  let shown: ServedSite | undefined;
  let stopping: ReturnType<SiteSession['stopping']>;
  let kept: { data: unknown; schema: Schema | undefined; resolved: ResolvedManifest } | undefined;

  const readAll = () => {
    found = [];
    sources = readSite(directory, (diagnostic) => found.push(diagnostic), sources);
  };
  /** Forgets what was found when a file, or all of a folder, was read; gives what takes what is found now. */
  const reportAgain = (file: string) => {
    found = found.filter(({ place }) => place.file !== file && !place.file.startsWith(`${file}/`));
    return (diagnostic: Diagnostic) => void found.push(diagnostic);
  };
  /** Gives whether the article could be opened: it may be gone by now. */
  const readArticle = (file: string, name: string): boolean => {
    const report = reportAgain(file);
    const text = readText(directory, file, report);
    if (!text) return false;
    sources = { ...sources, markdown: new Map(sources.markdown).set(name, readMarkdown(text, report)) };
    return true;
  };
  /** An edited article leaves the manifest as it was. */
  const resolveOnce: typeof resolveManifest = (data, schema) => {
    if (kept && kept.data === data && kept.schema === schema) return kept.resolved;
    const resolved = resolveManifest(data, schema);
    kept = { data, schema, resolved };
    return resolved;
  };
  const settle = () => {
    diagnostics = [...found];
    isChecked = false;
    validate(sources, (diagnostic) => diagnostics.push(diagnostic));
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const next = serveSite(sources, errors, resolveOnce);
    const isTaken = next !== undefined && [...next.stopped.keys()].every((route) => !shown || shown.stopped.has(route));
    const by = isTaken ? [...next.stopped.values()][0] : errors[0];
    stopping = by && { by, isKept: shown !== undefined && !isTaken };
    if (isTaken) shown = next;
    return isTaken;
  };

  const applyRules = function* (): Steps {
    const said = [...found];
    const of = sources;
    yield* checkInSteps(of, (diagnostic) => said.push(diagnostic));
    if (sources !== of) return;
    diagnostics = said;
    isChecked = true;
  };

  readAll();
  settle();
  return {
    model: () => shown?.model,
    shown: () => shown,
    stopping: () => stopping,
    current: () => ({ sources, diagnostics, isChecked }),
    check: () => allSteps(applyRules()),
    checkInSteps: applyRules,
    judge(rules = checkSite) {
      const said = [...found];
      rules(sources, (diagnostic) => said.push(diagnostic));
      return { sources, diagnostics: said };
    },
    refresh(changes) {
      const isRead = changes.every(({ file, kind }) => {
        if (kind !== 'edited') return false;
        if (file === manifestName) {
          sources = { ...sources, manifest: readManifest(directory, reportAgain(file)) };
          return true;
        }
        if (typeOfFile(file) !== undefined) {
          const report = reportAgain(ownBlocksFolder);
          sources = { ...sources, ownBlocks: readOwnBlocks(directory, report) };
          return true;
        }
        const name = EDITED_ARTICLE.exec(file)?.[1];
        return name !== undefined && sources.markdown.has(name) && readArticle(file, name);
      });
      if (!isRead) readAll();
      return settle();
    },
  };
}

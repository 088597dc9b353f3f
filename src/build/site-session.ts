import { checkInSteps } from '../check/check-site.ts';
import { allSteps, type Pausable } from '../check/site-index/steps.ts';
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
import type { LoadedSite } from './load-site.ts';
import { type ServedSite, serveSite } from './served-site.ts';

/**
 * The sources of a site with their findings: those of all rules if `isChecked`, otherwise only those about the form.
 */
interface CurrentSite extends Pick<LoadedSite, 'sources' | 'diagnostics'> {
  isChecked: boolean;
}

/** A site that is being edited: its current state, and the last one that could be shown. */
export interface SiteSession {
  /** Returns the model that pages show; `undefined` if errors have affected all pages since the start. */
  model(): SiteModel | undefined;
  /** Returns the state that pages show, with its sources and the pages that it lacks. */
  shown(): ServedSite | undefined;
  /**
   * Returns the first error that prevents pages from showing the current files. If `isKept`, they show the last valid
   * state instead.
   */
  stopping(): { by: Diagnostic; isKept: boolean } | undefined;
  /** Returns the current files and their known problems. */
  current(): CurrentSite;
  /**
   * Reads files again (paths relative to the site folder), and only checks their form, so that a change is shown
   * quickly. Returns whether pages show the current site: a state with an error in a page that was shown before is not
   * used.
   */
  refresh(changes: readonly FileChange[]): boolean;
  /** Applies all rules to the current files, unless this has already been done. */
  runRules(): CurrentSite;
  /** Applies all rules in steps. The results are discarded if files are read again before the last step. */
  checkInSteps(): Pausable;
}

/** Change of a file, by its path relative to the site folder, with forward slashes. */
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
  /** Discards the known problems of a file or folder, and returns the function that reports new ones. */
  const reportAgain = (file: string) => {
    found = found.filter(({ place }) => place.file !== file && !place.file.startsWith(`${file}/`));
    return (diagnostic: Diagnostic) => void found.push(diagnostic);
  };
  /** Reads an article again. Returns `false` if it cannot be opened, because it may have been removed. */
  const readArticle = (file: string, name: string): boolean => {
    const report = reportAgain(file);
    const text = readText(directory, file, report);
    if (!text) return false;
    sources = { ...sources, markdown: new Map(sources.markdown).set(name, readMarkdown(text, report)) };
    return true;
  };
  /** Resolves the manifest, unless only an article has changed since the last time. */
  const resolveOnce: typeof resolveManifest = (data, schema) => {
    if (kept && kept.data === data && kept.schema === schema) return kept.resolved;
    const resolved = resolveManifest(data, schema);
    kept = { data, schema, resolved };
    return resolved;
  };
  const takeNext = () => {
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

  const applyRules = function* (): Pausable {
    if (isChecked) return;
    const said = [...found];
    const of = sources;
    yield* checkInSteps(of, (diagnostic) => said.push(diagnostic));
    if (sources !== of) return;
    diagnostics = said;
    isChecked = true;
  };

  const current = () => ({ sources, diagnostics, isChecked });

  readAll();
  takeNext();
  return {
    model: () => shown?.model,
    shown: () => shown,
    stopping: () => stopping,
    current,
    runRules() {
      allSteps(applyRules());
      return current();
    },
    checkInSteps: applyRules,
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
      return takeNext();
    },
  };
}

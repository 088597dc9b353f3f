import path from 'node:path';
import { loadSite } from '../../../build/load-site.ts';
import { releaseOf } from '../../../build/release/release-of.ts';
import { addedErrors, checkChange } from '../../../check/check-change.ts';
import { checkSite } from '../../../check/check-site.ts';
import { formatRelease } from '../../../check/release/release.ts';
import { readLastRelease } from '../../../check/site-index/last-release.ts';
import { type Diagnostic, isProvisional } from '../../../diagnostics/diagnostic.ts';
import { sourcesBelow } from '../../../model/read/files-below.ts';
import { hashOf } from '../../../model/read/hash.ts';
import { ownBlocksFolder } from '../../../model/read/own-blocks.ts';
import { lexiconFile, manifestName } from '../../../model/read/site-files.ts';
import type { Sources } from '../../../model/read/source.ts';
import type { Raw } from '../../../model/read/values.ts';
import type { EditorProblem } from '../../protocol.ts';
import type { PublishPlan } from '../../publish-protocol.ts';
import { problemsOf } from '../problems.ts';
import { bytesIfThere } from '../source-files.ts';
import type { ChangedSource } from './file-changes.ts';

/** A site, and the findings of the rules for a release. */
export interface ReleaseCheck {
  sources: Sources;
  /** The errors, some of which may be placeholders. */
  errors: readonly Diagnostic[];
  isWrong: boolean;
  isProvisional: boolean;
  /** The files that were read: without one of them, another site would be published. */
  files: readonly string[];
  /** Returns the record of the release as a text; `undefined` if errors prevent it. */
  record(): string | undefined;
}

const below = (directory: string, folder: string) =>
  sourcesBelow(path.join(directory, folder)).map((file) => `${folder}/${file}`);

/** Returns a hash of the names and bytes of all files of a site. */
export function siteState(directory: string): string {
  const files = [manifestName, ...below(directory, 'content'), ...below(directory, ownBlocksFolder)];
  const states = files.map((file) => {
    const bytes = bytesIfThere(path.join(directory, file));
    return [file, bytes ? hashOf(bytes) : ''];
  });
  return hashOf(JSON.stringify(states));
}

/** Returns the errors among findings. */
export const errorsIn = (found: readonly Diagnostic[]) => found.filter(({ severity }) => severity === 'error');

/** Applies the rules for a release to the files on the disk. */
export function checkForRelease(directory: string): ReleaseCheck {
  const { sources, diagnostics, model } = loadSite(directory, (read, report) =>
    checkSite(read, report, { release: true }),
  );
  const errors = errorsIn(diagnostics);
  const texts = [...sources.markdown.values()].map((document) => document.path);
  const media = [...sources.media.keys()].map((name) => `content/${name}`);
  const lexicon = sources.lexicon ? [lexiconFile] : [];
  const fonts = [...(sources.others ?? [])]
    .filter((name) => name.startsWith('fonts/'))
    .map((name) => `content/${name}`);
  return {
    sources,
    errors,
    isWrong: errors.some((one) => !isProvisional(one)),
    isProvisional: errors.some(isProvisional),
    files: [sources.manifest.path, ...texts, ...media, ...fonts, ...lexicon, ...below(directory, ownBlocksFolder)],
    record() {
      if (!model) return undefined;
      const last = readLastRelease({ sources });
      const previous = last === 'unreadable' ? undefined : last;
      const bytesOf = (route: string) => previous?.routes[route]?.bytes;
      return formatRelease(releaseOf({ model, manifest: sources.manifest.data as Raw, previous, bytesOf }));
    },
  };
}

/**
 * Returns the problems that prevent a release. Placeholders that the published site does not have are marked as new.
 */
export function problemsFor(
  { sources, errors }: ReleaseCheck,
  changed: readonly ChangedSource[],
): PublishPlan['problems'] {
  const problems = problemsOf({ sources, diagnostics: errors });
  if (changed.length === 0 || !errors.some(isProvisional)) return problems;
  const change = changed.map(({ path: file, published }) => ({ file, now: published ?? null }));
  const { found } = checkChange({ sources, reading: [] }, change, { release: true });
  const added = problemsOf({ sources, diagnostics: addedErrors(found, errors.filter(isProvisional)) });
  const nameOf = ({ code, path: file, range, message }: EditorProblem) => `${code} ${file} ${range.start} ${message}`;
  const names = new Set(added.map(nameOf));
  return problems.map((one) => (names.has(nameOf(one)) ? { ...one, isNew: true } : one));
}

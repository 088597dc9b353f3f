import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import type { SpellingCheck } from '../../check/spelling/check-spelling.ts';
import { hashOf } from '../../model/read/hash.ts';
import { writeFile } from '../../publish/files/write-file.ts';
import type { RendererOf } from '../../publish/pages/render-contract.ts';
import { engineScratch, siteScratch } from '../../publish/project.ts';
import type { FileChange, SiteSession } from '../../publish/site-session.ts';
import { openAnsweredIds } from './answered-ids.ts';
import { createAnswers } from './calls.ts';
import { compileClient, EDITOR_CLIENT, type EditorClient } from './compile-client.ts';
import { createEditMiddleware } from './edit-middleware.ts';
import { openEditorSession } from './editor-session.ts';
import { openJournal } from './journal.ts';
import { createPageOrigins } from './page-origins.ts';

export interface EditorOptions {
  /** Absolute path of the site folder. */
  site: string;
  session: SiteSession;
  /** Notifies the development server of written files, relative to the site folder. */
  written(files: readonly string[]): void;
  rendererOf: RendererOf;
  /** Loads the words that the check of spelling accepts. */
  loadSpelling?: (() => Promise<SpellingCheck>) | undefined;
  /** Maximum duration of the last run of all rules for which a save waits for them, in milliseconds. */
  patience?: number | undefined;
  /** Folder of data that survives the server: the journal and the token. */
  directory?: string;
  /** Module that mounts the client. */
  entry?: string;
}

/** The server half of the editor. */
export interface EditorServer {
  middleware: Connect.NextHandleFunction;
  /** Call after changes on disk, and when all rules have run. */
  changed(changes: readonly FileChange[]): void;
  checked(): void;
}

/** Folder for the data of a site's editor that survives the server. */
export function editorDirectory(site: string): string {
  return path.join(siteScratch(site), 'edit');
}

/** Identifies the folder of a site on this machine, whatever port it is served at. */
function siteId(site: string): string {
  return hashOf(realpathSync.native(site));
}

/**
 * The token of a site's editor. It is the same after a restart, so that open pages keep working; a copy of the folder
 * gets a token of its own. Anyone who can read the file can also change the site's files.
 */
function tokenIn(directory: string, id: string): string {
  const file = path.join(directory, 'token');
  if (existsSync(file)) {
    const [known = '', of] = readFileSync(file, 'utf8').split('\n');
    if (/^[\w-]{43}$/.test(known) && of === id) return known;
  }
  const token = randomBytes(32).toString('base64url');
  writeFile(file, `${token}\n${id}`, 0o600);
  return token;
}

/** Opens the editor of a site. */
export function openEditor(options: EditorOptions): EditorServer {
  const { site, session, written, rendererOf, loadSpelling, patience, directory = editorDirectory(site) } = options;
  const { entry = EDITOR_CLIENT } = options;
  const origins = createPageOrigins({ session, rendererOf });
  const answered = openAnsweredIds(path.join(directory, 'answered.txt'));
  const editor = openEditorSession({ directory: site, session, journal: openJournal(directory), answered, written });
  let compiling: Promise<EditorClient> | undefined;
  const client = () => {
    compiling ??= compileClient({ entry, cache: path.join(engineScratch(site), 'cache/editor') }).catch(
      (error: unknown) => {
        compiling = undefined;
        throw error;
      },
    );
    return compiling;
  };
  const id = siteId(site);
  const middleware = createEditMiddleware({
    site: id,
    token: tokenIn(directory, id),
    answers: createAnswers({ editor, origins, loadSpelling, patience }),
    listen: editor.listen,
    hasClient: () => existsSync(entry),
    client,
  });
  return { middleware, changed: editor.changed, checked: editor.checked };
}

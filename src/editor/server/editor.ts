import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import type { SpellingCheck } from '../../check/spelling/check-spelling.ts';
import type { RendererOf } from '../../publish/pages/render-contract.ts';
import { engineScratch } from '../../publish/project.ts';
import type { FileChange, SiteSession } from '../../publish/site-session.ts';
import { openAnsweredIds } from './answered-ids.ts';
import { createAnswers } from './calls.ts';
import { compileClient, EDITOR_CLIENT, type EditorClient } from './compile-client.ts';
import { createEditMiddleware } from './edit-middleware.ts';
import { openEditorSession } from './editor-session.ts';
import { openJournal } from './journal.ts';
import { createPageOrigins } from './page-origins.ts';
import type { PublicAccess } from './public-gate.ts';
import { editorDirectory, secretIn, siteId } from './site-secret.ts';

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
  /** How authors reach a public server; without it, there is one author, who has no name. */
  access?: PublicAccess | undefined;
}

/** The server half of the editor. */
export interface EditorServer {
  middleware: Connect.NextHandleFunction;
  /** Call after changes on disk, and when all rules have run. */
  changed(changes: readonly FileChange[]): void;
  checked(): void;
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
    token: secretIn(path.join(directory, 'token'), id),
    access: options.access,
    answers: createAnswers({ editor, origins, loadSpelling, patience }),
    listen: editor.listen,
    hasClient: () => existsSync(entry),
    client,
  });
  return { middleware, changed: editor.changed, checked: editor.checked };
}

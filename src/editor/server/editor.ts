import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import type { RendererOf } from '../../build/pages/render-contract.ts';
import { engineScratch } from '../../build/project.ts';
import type { FileChange, SiteSession } from '../../build/site-session.ts';
import type { SpellingCheck } from '../../check/spelling/check-spelling.ts';
import { hashOf } from '../../model/read/hash.ts';
import { createAnswers } from './answer-calls.ts';
import { openAnsweredIds } from './answered-ids.ts';
import { compileClient, EDITOR_CLIENT, type EditorClient } from './compile-client.ts';
import { createEditMiddleware, type EditorOfAuthor } from './edit-middleware.ts';
import { openEditorSession } from './editor-session.ts';
import { openJournal } from './journal.ts';
import { createPageOrigins } from './page-origins.ts';
import { authorOf, type PublicAccess } from './public-gate.ts';
import { createPublisher, type Publisher } from './publish/publisher.ts';
import { editorDirectory, secretIn, siteFolderId } from './site-secret.ts';
import { openTeam } from './team.ts';

export interface EditorOptions {
  /** Absolute path of the site folder. */
  site: string;
  session: SiteSession;
  /** Notifies the development server of written files. Paths are relative to the site folder. */
  written(files: readonly string[]): void;
  rendererOf: RendererOf;
  /** Loads the spelling check; absent if there is no dictionary. */
  loadSpelling?: (() => Promise<SpellingCheck>) | undefined;
  /** A save waits for all rules only if their last run took at most this time, in milliseconds. */
  maxCheckMs?: number | undefined;
  /** Folder of the data that is kept after the server stops: the journal and the token. */
  directory?: string;
  /** Module that mounts the client. */
  entry?: string;
  /** How authors reach a public server; without it, there is one author, who has no name. */
  access?: PublicAccess | undefined;
}

/** The server half of the editor. */
export interface EditorServer {
  middleware: Connect.NextHandleFunction;
  /** Call `changed` after changes on disk, and `checked` when all rules have run. */
  changed(changes: readonly FileChange[]): void;
  checked(): void;
}

/** Opens the editor of a site. */
export function openEditorServer(options: EditorOptions): EditorServer {
  const { site, session, written, rendererOf, loadSpelling, maxCheckMs, directory = editorDirectory(site) } = options;
  const { access, entry = EDITOR_CLIENT } = options;
  const origins = createPageOrigins(session, rendererOf);
  const id = siteFolderId(site);
  const answered = openAnsweredIds(path.join(directory, 'answered.txt'), site);
  const team = openTeam(path.join(directory, 'contributors.json'));
  const authors = new Map<string, EditorOfAuthor & Pick<Publisher, 'keepUp'>>();
  /** Returns the editor of an author. It treats changes of other authors like changes of another program. */
  const editorOf = (author: string): EditorOfAuthor & Pick<Publisher, 'keepUp'> => {
    const known = authors.get(author);
    if (known) return known;
    const folder = author ? path.join(directory, 'authors', hashOf(author)) : directory;
    const editor = openEditorSession({
      directory: site,
      session,
      journal: openJournal(folder),
      answered,
      written(files) {
        if (author) team.add(author);
        written(files);
      },
    });
    const publisher = createPublisher(editor, { team, author, isPublic: access !== undefined, written });
    const answers = createAnswers({ editor, origins, publisher, loadSpelling, maxCheckMs });
    const opened = { ...editor, answers, keepUp: publisher.keepUp, site: author ? hashOf(`${id} ${author}`) : id };
    authors.set(author, opened);
    return opened;
  };
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
  const middleware = createEditMiddleware({
    token: secretIn(path.join(directory, 'token'), id),
    origin: access?.origin,
    editorOf: (request) => editorOf((access && authorOf(request, access.userHeader)) ?? ''),
    hasClient: () => existsSync(entry),
    client,
  });
  // Merge what others have pushed now, so that the first author does not edit outdated pages.
  if (access) void editorOf('').keepUp();
  return {
    middleware,
    changed(changes) {
      for (const editor of authors.values()) editor.changed(changes);
    },
    checked() {
      for (const editor of authors.values()) editor.checked();
    },
  };
}

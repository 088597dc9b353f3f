import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import type { SpellingCheck } from '../../check/spelling/check-spelling.ts';
import type { RenderPage } from '../../entry/server.tsx';
import { resolveNotFound, resolvePage } from '../../model/resolve/resolve-page.ts';
import { writeFile } from '../../publish/files/write-file.ts';
import type { RendererOf } from '../../publish/pages/render-contract.ts';
import { engineScratch, projectRoot, siteScratch } from '../../publish/project.ts';
import type { FileChange, SiteSession } from '../../publish/site-session.ts';
import { mapPage } from '../origins/map-page.ts';
import { type SiteOrigins, siteOrigins } from '../origins/site-origins.ts';
import type { PageOrigins } from '../protocol.ts';
import { openAnsweredIds } from './answered-ids.ts';
import { createAnswers } from './calls.ts';
import { compileClient, type EditorClient } from './compile-client.ts';
import { openDesk } from './desk.ts';
import { createEditMiddleware } from './edit-middleware.ts';
import { openJournal } from './journal.ts';

interface PageOriginsOptions {
  session: Pick<SiteSession, 'shown'>;
  rendererOf: RendererOf;
}

interface Made {
  origins: SiteOrigins;
  /** Renders pages as they are shown, and those whose texts are marked. */
  clean: RenderPage;
  marked: RenderPage;
  pages: Map<string, PageOrigins>;
}

/**
 * Makes what says where the texts of a page come from, in the state that is shown. Each page is looked at once a state. A
 * route that the site does not have is that of the page of unknown addresses.
 */
function createPageOrigins({ session, rendererOf }: PageOriginsOptions) {
  let made: Made | undefined;
  const open = async (): Promise<Made | undefined> => {
    const shown = session.shown();
    if (!shown) return undefined;
    const clean = await rendererOf(shown.model);
    if (made?.origins.model === shown.model && made.clean === clean) return made;
    const origins = siteOrigins(shown.model, shown.sources);
    made = { origins, clean, marked: await rendererOf(shown.model, origins.shell.value), pages: new Map() };
    return made;
  };
  return async (route: string): Promise<PageOrigins | undefined> => {
    const site = await open();
    if (!site) return undefined;
    const { origins, clean, marked, pages } = site;
    const known = pages.get(route);
    if (known) return known;
    origins.prepare(route);
    const page = resolvePage(route, origins.model) ?? resolveNotFound(origins.model);
    const shown = pages.get(page.path);
    if (shown) return shown;
    const withMarks = origins.markPage(page);
    const map = mapPage({ site: origins, page, marked: withMarks, clean: clean(page), html: marked(withMarks.value) });
    pages.set(page.path, map);
    return map;
  };
}

export interface EditorOptions {
  /** Absolute path of the site folder. */
  site: string;
  session: SiteSession;
  /** Has the server look at files that were written, named relative to the site folder. */
  written(files: readonly string[]): void;
  rendererOf: RendererOf;
  /** Loads the words that the check of spelling accepts. */
  loadSpelling?: (() => Promise<SpellingCheck>) | undefined;
  /** Longest that all rules may have taken last time, if a save is to wait for them; in milliseconds. */
  patience?: number | undefined;
  /** Folder of what outlives the server: the journal and the token. */
  directory?: string;
  /** Module that mounts the client. */
  entry?: string;
}

/** The server half of the editor. */
export interface EditorServer {
  middleware: Connect.NextHandleFunction;
  /** Called after changes on the disk, and once every rule has been applied. */
  changed(changes: readonly FileChange[]): void;
  checked(): void;
}

/** Folder in which the editor of a site keeps what outlives the server. */
export function editorDirectory(site: string): string {
  return path.join(siteScratch(site), 'edit');
}

/**
 * The token of a site's editor, the same after a restart, so that an open page goes on. Whoever can read the file can
 * change the site's files anyway.
 */
function tokenIn(directory: string): string {
  const file = path.join(directory, 'token');
  if (existsSync(file)) {
    const known = readFileSync(file, 'utf8');
    if (/^[\w-]{43}$/.test(known)) return known;
  }
  const token = randomBytes(32).toString('base64url');
  writeFile(file, token, 0o600);
  return token;
}

/** Opens the editor of a site. */
export function openEditor(options: EditorOptions): EditorServer {
  const { site, session, written, rendererOf, loadSpelling, patience, directory = editorDirectory(site) } = options;
  const { entry = path.join(projectRoot, 'src/editor/client/client.tsx') } = options;
  const originsOf = createPageOrigins({ session, rendererOf });
  const answered = openAnsweredIds(path.join(directory, 'answered.txt'));
  const desk = openDesk({ directory: site, session, journal: openJournal(directory), answered, written });
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
    token: tokenIn(directory),
    answers: createAnswers({ desk, originsOf, loadSpelling, patience }),
    listen: desk.listen,
    hasClient: () => existsSync(entry),
    client,
  });
  return { middleware, changed: desk.changed, checked: desk.checked };
}

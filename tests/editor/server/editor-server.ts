import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { SpellingCheck } from '../../../src/check/spelling/check-spelling.ts';
import type { CallName, Calls, Failure } from '../../../src/editor/calls.ts';
import type { FieldOperation } from '../../../src/editor/protocol.ts';
import { openDevServer } from '../../dev/open-dev-server.ts';
import { writeBaseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Answer of a server to a handmade request. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface RawRequest {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Sends a request with exactly these headers. Browsers do not let pages do that. */
export function askRaw(
  port: number,
  { method = 'GET', path: target, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: target, headers, setHost: !('host' in headers) });
    asked.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    // Node would encode the headers as UTF-8, too, if the body were a string.
    asked.end(body === undefined ? body : Buffer.from(body));
  });
}

/** A request of a test: an id is added if it has none. */
type AskedFor<N extends CallName> = Omit<Calls[N]['request'], 'id'> & { id?: string };

export interface EditorServerOptions {
  site?: string;
  /** Folder with the data that remains when the server stops. */
  directory?: string;
  loadSpelling?: () => Promise<SpellingCheck>;
  entry?: string;
  /** The author who opens the editor through a proxy; `as` opens it for others. */
  author?: string;
}

interface OperateOptions {
  label?: string;
  /** Operations with the same field within a second form one step. */
  field?: string;
  startedAt?: number;
  baseHash?: string;
}

/** Address of a public server, whose proxy names the author in `x-forwarded-user`. */
const ORIGIN = 'https://modifier.example.fr';

/** Starts a development server and opens its editor like a browser. The tests of the file share it, and close it. */
export async function startSharedEditor(options: EditorServerOptions = {}) {
  const { site = writeBaseSite(), directory = temporaryFolder(), loadSpelling, entry = '/no-client.tsx' } = options;
  const access = options.author ? { origin: ORIGIN, userHeader: 'x-forwarded-user', hasSecret: false } : undefined;
  // A save waits for all rules, however slow the machine is.
  const edit = { directory, loadSpelling, entry, maxCheckMs: Number.POSITIVE_INFINITY };
  const { vite, port } = await openDevServer({ site, edit, access });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await vite.close();
    isOpen = false;
  };
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const open = (author?: string) => openPage(port, author);
  return { site, directory, port, ...(await open(options.author)), as: open, read, close };
}

/** The same for one test, which closes it at its end. */
export async function startEditor(options?: EditorServerOptions) {
  const editor = await startSharedEditor(options);
  onTestFinished(editor.close);
  return editor;
}

const CHANGES = ['apply', 'undo', 'redo', 'structure', 'picture-add', 'publish-revert'];

/** Opens the editor of a server; if the server is public, as this author. */
export async function openPage(port: number, author?: string) {
  const host = author ? new URL(ORIGIN).host : `localhost:${port}`;
  const proxied: Record<string, string> = author ? { 'x-forwarded-user': Buffer.from(author).toString('latin1') } : {};
  const page = await askRaw(port, { path: '/__edit', headers: { host, ...proxied, 'sec-fetch-dest': 'document' } });
  const [, token = ''] = /<meta name="vitrine-edit" content="([^"]+)"/.exec(page.text) ?? [];
  const headers = (own: Record<string, string> = {}): Record<string, string> => ({
    host,
    origin: author ? ORIGIN : `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-vitrine-edit': token,
    ...proxied,
    ...own,
  });
  /**
   * Sends a call with the headers of the editor's own page. A call that changes files gets a unique id unless the test
   * sets one.
   */
  const raw = (name: string, body: unknown, own?: Record<string, string>) => {
    const isChange = CHANGES.includes(name) && typeof body === 'object' && !Array.isArray(body);
    const text = JSON.stringify(isChange ? { id: randomUUID(), ...body } : body);
    return askRaw(port, { method: 'POST', path: `/__edit/api/${name}`, headers: headers(own), body: text });
  };
  const call = async <N extends CallName>(name: N, body: AskedFor<N>): Promise<Calls[N]['answer']> => {
    const { status, text } = await raw(name, body);
    if (status !== 200) throw new Error(`${name}: ${status} ${(JSON.parse(text) as Failure).message}`);
    return JSON.parse(text) as Calls[N]['answer'];
  };
  /** Applies one operation to the manifest, or to a former state of it. */
  const operate = async (operation: FieldOperation, { label = 'Essai', baseHash, ...typing }: OperateOptions = {}) => {
    const hash = baseHash ?? (await call('document', { file: 'manifest' })).hash;
    const changes = [{ file: 'manifest' as const, baseHash: hash, operations: [operation] }];
    return call('apply', { label, ...typing, changes });
  };
  return { host, page, token, headers, raw, call, operate };
}

import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { fromJsonSchema, type jsonSchemaValidator, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { siteScratch } from '../build/project.ts';
import { engineFile } from '../model/engine-files.ts';
import { decodePath } from '../text/addresses.ts';
import { isRecord } from '../text/is-record.ts';
import { pageOf } from './answer.ts';
import type { Refusal } from './plans.ts';
import { mapOf, readPart } from './read.ts';
import { openForAssistants } from './tools.ts';
import { words } from './words.ts';

/** Size at which a new log is begun, in bytes. The former one is kept. */
const MAX_LOG_BYTES = 5_000_000;

/** Maximum length of the arguments in the log, in UTF-16 units. */
const MAX_LOGGED_LENGTH = 2000;

/** Returns a function that appends one line for a call to `.vitrine/mcp.log`. */
function createLog(directory: string): (entry: Record<string, unknown>) => void {
  const folder = siteScratch(directory);
  const file = path.join(folder, 'mcp.log');
  return (entry) => {
    try {
      mkdirSync(folder, { recursive: true });
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
      appendFileSync(file, `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
    } catch (error) {
      console.error(error);
    }
  };
}

interface ServerOptions {
  /** Absolute path of the site folder. */
  directory: string;
  isReadOnly: boolean;
  /** Receives the messages, and nothing else. */
  output: Writable;
}

/** Serves a site to an assistant with the Model Context Protocol, on the standard input and `output`. */
export function serveAssistants({ directory, isReadOnly, output }: ServerOptions): void {
  const site = openForAssistants(directory, isReadOnly);
  const log = createLog(directory);
  const ajv = new AjvJsonSchemaValidator();
  const { version } = JSON.parse(readFileSync(engineFile('package.json'), 'utf8')) as { version: string };

  /** Runs a call, and logs it. An exception is a fault of this program, and is answered like a refusal. */
  const logged = async (
    { call, given, cursor }: { call: string; given: unknown; cursor?: unknown },
    act: () => string | Refusal | Promise<string | Refusal>,
  ) => {
    const start = performance.now();
    let answer: string | Refusal;
    try {
      answer = await act();
    } catch (error) {
      console.error(error);
      answer = { message: words.failed((error as Error).message) };
    }
    const sent = pageOf(answer, typeof cursor === 'string' ? cursor : undefined);
    const ms = Math.round(performance.now() - start);
    const request = JSON.stringify(given)?.slice(0, MAX_LOGGED_LENGTH);
    log({ call, request, isRefused: sent.isRefused, length: sent.text.length, ms });
    return sent;
  };

  /** Validates the arguments of a tool, and logs calls that are refused because of them. */
  const validatorOf = (call: string): jsonSchemaValidator => ({
    getValidator<T>(schema: Parameters<AjvJsonSchemaValidator['getValidator']>[0]) {
      const validate = ajv.getValidator<T>(schema);
      return (given) => {
        const result = validate(given);
        if (!result.valid) log({ call, request: JSON.stringify(given)?.slice(0, MAX_LOGGED_LENGTH), isRefused: true });
        return result;
      };
    },
  });

  const create = () => {
    const server = new McpServer(
      { name: 'vitrine', title: words.title, version },
      { instructions: words.instructions, capabilities: { tools: {}, resources: {} } },
    );
    for (const [name, tool] of Object.entries(site.tools)) {
      const { title, description } = words.tools[name as keyof typeof words.tools];
      const { schema, isPaged, hints } = tool;
      const cursor = { type: 'string', maxLength: 60, description: words.cursorKey };
      const input = isPaged ? { ...schema, properties: { ...schema.properties, cursor } } : schema;
      const annotations = { ...hints, openWorldHint: false };
      server.registerTool(
        name,
        {
          title,
          description,
          inputSchema: fromJsonSchema(input as Record<string, unknown>, validatorOf(name)),
          annotations,
        },
        async (given) => {
          const from = isPaged && isRecord(given) ? given.cursor : undefined;
          const { text, isRefused } = await logged({ call: name, given, cursor: from }, () => tool.call(given));
          return { content: [{ type: 'text', text }], isError: isRefused };
        },
      );
    }
    const read = async (uri: URL) => {
      const request = { call: 'resource', given: uri.href, cursor: uri.searchParams.get('cursor') };
      const { text, isRefused } = await logged(request, () => resourceAt(uri));
      if (isRefused) throw new Error(text);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    };
    const resourceAt = ({ host, pathname }: URL): string | Refusal => {
      if (host === 'manual') return readFileSync(engineFile('content/README-fichiers.md'), 'utf8');
      const { sources } = site.current();
      if (host === 'site') return mapOf(sources);
      const address = decodePath(pathname);
      return readPart(sources, host === 'text' ? `text:${address.slice(1)}` : address);
    };
    const { manual, site: map, page } = words.resources;
    const metadata = { mimeType: 'text/markdown' };
    server.registerResource('manual', 'vitrine://manual', { ...manual, ...metadata }, read);
    server.registerResource('site', 'vitrine://site', { ...map, ...metadata }, read);
    const template = new ResourceTemplate('vitrine://{+address}', { list: undefined });
    server.registerResource('page', template, { ...page, ...metadata }, read);
    return server;
  };
  serveStdio(create, {
    transport: new StdioServerTransport(process.stdin, output),
    onerror: (error) => console.error(error.message),
  });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { requireBrowser } from '../../browser/find-browser.ts';
import { quietSwitches } from '../../browser/launch-browser.ts';

const SWITCHES = ['--headless=new', '--window-size=412,823', '--remote-debugging-pipe'];

type Params = Record<string, unknown>;

interface Answer {
  id?: number;
  method?: string;
  params?: { value?: unknown[] };
  result?: Params;
  error?: { message: string };
}

/** A page of such a browser. */
export interface QuietPage {
  send(method: string, params?: Params): Promise<Params>;
  /** The value of an expression, which may be a promise. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A Chromium that is looked at as little as can be. */
export interface QuietBrowser {
  open(url: string): Promise<QuietPage>;
  /** What happens in all pages while `act` runs: the events of a trace. */
  trace(categories: string[], act: () => Promise<void>): Promise<unknown[]>;
  close(): Promise<void>;
}

/**
 * Starts a headless Chromium and speaks to it through a pipe (Chrome DevTools Protocol), without the domain `Runtime`:
 * once it is on, as with Playwright and with open developer tools, V8 reads the program again to note where each error
 * of it is made. That costs twice what waking does, and no visitor pays it.
 */
export async function launchQuietBrowser(): Promise<QuietBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'quiet-browser-'));
  const child = spawn(requireBrowser(), [...quietSwitches, ...SWITCHES, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { resolve(result: Params): void; reject(error: Error): void }>();
  const traced: unknown[] = [];
  let onTraced: (() => void) | undefined;
  let count = 0;
  const receive = ({ id, method, params, result, error }: Answer) => {
    if (method === 'Tracing.dataCollected') traced.push(...(params?.value ?? []));
    if (method === 'Tracing.tracingComplete') onTraced?.();
    const asked = id === undefined ? undefined : waiting.get(id);
    if (!asked || id === undefined) return;
    waiting.delete(id);
    if (error) asked.reject(new Error(error.message));
    else asked.resolve(result ?? {});
  };
  let rest = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message) as Answer);
  });
  const send = (method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Params>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    async open(url) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url, browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const ask = (method: string, params?: Params) => send(method, params, sessionId as string);
      return {
        send: ask,
        async evaluate(expression) {
          const { result } = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
          return (result as { value?: unknown }).value;
        },
        async close() {
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
    async trace(categories, act) {
      traced.length = 0;
      await send('Tracing.start', { categories: categories.join(',') });
      await act();
      const complete = new Promise<void>((resolve) => {
        onTraced = resolve;
      });
      await send('Tracing.end');
      await complete;
      return [...traced];
    },
    async close() {
      await send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

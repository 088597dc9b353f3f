import { type EnginePage, makePage } from './engine-page.ts';
import type { BidiConnection } from './firefox/bidi-connection.ts';

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Opens a tab of Firefox in the size of the other browser tests. */
export async function openFirefoxPage(bidi: BidiConnection): Promise<EnginePage> {
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };
  const resize = async (width: number, height: number) => {
    await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
  };
  await resize(1280, 800);
  const problems: string[] = [];
  bidi.onEvent(({ method, params }) => {
    const { source, level, text } = params as { source?: { context?: string }; level?: string; text?: string };
    if (method === 'log.entryAdded' && source?.context === context && ['error', 'warn'].includes(level ?? '')) {
      problems.push(text ?? '');
    }
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
  return makePage({
    async evaluate<T>(expression: string): Promise<T> {
      const answer = (await bidi.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as unknown as Evaluated;
      if (answer.type === 'exception') throw new Error(`${expression}: ${answer.exceptionDetails?.text}`);
      return JSON.parse(answer.result?.value ?? 'null') as T;
    },
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async back() {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    resize,
    act: (...actions) => bidi.send('input.performActions', { context, actions }),
    problems: async () => problems,
    async close() {
      await bidi.send('browsingContext.close', { context });
    },
  });
}

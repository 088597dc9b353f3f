import type { BidiConnection } from '../../src/browser/firefox/bidi-connection.ts';

/** How long something awaited may take, in milliseconds. */
const PATIENCE = 30_000;

const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Down: '\uE015',
};

/** A tab of Firefox, with the few gestures of a visitor. */
export interface FirefoxPage {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page and returns its value, which must be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  click(selector: string): Promise<void>;
  move(x: number, y: number): Promise<void>;
  wheel(distance: number): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors and warnings of the console, and uncaught errors. */
  problems: string[];
  close(): Promise<void>;
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Opens a tab of the size that the other browser tests use. */
export async function openFirefoxPage(bidi: BidiConnection): Promise<FirefoxPage> {
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  bidi.onEvent(({ method, params }) => {
    const { source, level, text } = params as { source?: { context?: string }; level?: string; text?: string };
    if (method === 'log.entryAdded' && source?.context === context && ['error', 'warn'].includes(level ?? '')) {
      problems.push(text ?? '');
    }
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
  const act = (...actions: object[]) => bidi.send('input.performActions', { context, actions });
  const keys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = (await bidi.send('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    })) as unknown as Evaluated;
    if (answer.type === 'exception') throw new Error(`${expression}: ${answer.exceptionDetails?.text}`);
    return JSON.parse(answer.result?.value ?? 'null') as T;
  };
  const until = async (expression: string) => {
    const end = Date.now() + PATIENCE;
    // A page that is being left answers with an error: it is asked again.
    while (!(await evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`It never came true: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return {
    problems,
    evaluate,
    until,
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async back() {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async click(selector) {
      const find = `document.querySelector(${JSON.stringify(selector)})`;
      await until(find);
      // Like a person: once what has come near is laid out, where it stands then.
      const { x, y } = await evaluate<{ x: number; y: number }>(`(async () => {
        const element = ${find};
        const place = () => element.getBoundingClientRect().top;
        for (let frame = 0, before; frame < 60 && before !== place(); frame += 1) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          before = place();
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      })()`);
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async move(x, y) {
      await act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }] });
    },
    async wheel(distance) {
      await act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x: 300, y: 300, deltaX: 0, deltaY: Math.round(distance) }],
      });
    },
    press: async (key) => void (await keys([KEYS[key] ?? key])),
    type: async (text) => void (await keys([...text])),
    async close() {
      await bidi.send('browsingContext.close', { context });
    },
  };
}

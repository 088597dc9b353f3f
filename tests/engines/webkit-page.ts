import { type EnginePage, makePage } from './engine-page.ts';
import type { WebDriverSession } from './webkit/webdriver-session.ts';

/**
 * Collects errors inside the page, because WebDriver gives no access to the console. Errors during loading are missed.
 */
const COLLECT_PROBLEMS = `
  const problems = window.problems = [];
  for (const level of ['error', 'warn']) {
    const tell = console[level];
    console[level] = (...words) => { problems.push(words.join(' ')); tell.apply(console, words); };
  }
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(violatedDirective + ' forbids ' + blockedURI));
`;

/** Creates a page in a WebKit session, which ends with the page. */
export async function openWebkitPage({ send, close }: WebDriverSession): Promise<EnginePage> {
  const run = (script: string) => send('POST', '/execute/sync', { script, args: [] });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { value, error } = await send<{ value?: T; error?: string }>('POST', '/execute/async', {
      script: `const done = arguments[0];
        (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (error) throw new Error(`${expression}: ${error}`);
    return value as T;
  };
  const resize = async (width: number, height: number) => {
    // The height of the window's bars.
    const bars = await evaluate<number>('outerHeight - innerHeight');
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
  };
  // The size of the other browser tests.
  await resize(1280, 800);
  return makePage({
    evaluate,
    resize,
    async goto(url) {
      await send('POST', '/url', { url });
      await run(COLLECT_PROBLEMS);
    },
    async back() {
      await send('POST', '/back', {});
    },
    act: (...actions) => send('POST', '/actions', { actions }),
    problems: () => evaluate<string[]>('window.problems ?? []'),
    close,
  });
}

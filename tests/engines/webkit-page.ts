import { type EnginePage, makePage } from './engine-page.ts';
import type { WebDriverSession } from './webkit/webdriver-session.ts';

/** Collects in the page what goes wrong: WebDriver has no console, so what happens while it loads stays untold. */
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

/** Makes a page of a session of WebKit, which ends with the page. */
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
    // The bars of the window are not the page's.
    const bars = await evaluate<number>('outerHeight - innerHeight');
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
  };
  // The size that the other browser tests use.
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

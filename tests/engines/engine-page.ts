/** Maximum wait, in milliseconds. */
const PATIENCE = 180_000;

/** Duration of a press in milliseconds. An element that moves during the press does not get the click. */
const PRESS = 100;

/** Keys without a character (W3C, «WebDriver», 17.4.2). */
const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Shift: '\uE008',
};

/** The functions that a browser's protocol must provide for a page. */
interface Engine {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Resizes the page, in pixels; WebKitGTK's window is at least 447 wide. */
  resize(width: number, height: number): Promise<void>;
  /** Runs an expression in the page and returns its value, which must be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  /** Returns the errors and warnings of the console, and uncaught errors, up to now. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
  /** Performs gestures of input devices («WebDriver», 17.5). */
  act(...devices: object[]): Promise<unknown>;
}

/** Creates a page that performs the gestures of a visitor through a browser's protocol. */
export function makePage({ act, ...engine }: Engine) {
  /** Waits until an expression is true. */
  const until = async (expression: string) => {
    const end = Date.now() + PATIENCE;
    // While the page is being replaced by the next one, evaluating fails, so try again.
    while (!(await engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`It never came true: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const mouse = (...actions: object[]) => act({ type: 'pointer', id: 'mouse', actions });
  const keys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    ...engine,
    until,
    async click(selector: string) {
      const find = `document.querySelector(${JSON.stringify(selector)})`;
      await until(find);
      // Like a person: waits until the element is laid out and stops moving, then uses its position.
      const { x, y } = await engine.evaluate<{ x: number; y: number }>(`(async () => {
        const element = ${find};
        const place = () => element.getBoundingClientRect().top;
        for (let look = 0, before; look < 20 && before !== place(); look += 1) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          before = place();
          await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 200));
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      })()`);
      const [down, up] = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await mouse({ type: 'pointerMove', x, y }, down, { type: 'pause', duration: PRESS }, up);
    },
    async move(x: number, y: number) {
      await mouse({ type: 'pointerMove', x, y });
    },
    async wheel(distance: number) {
      await act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x: 300, y: 300, deltaX: 0, deltaY: Math.round(distance) }],
      });
    },
    press: async (key: string) => void (await keys([KEYS[key] ?? key])),
    type: async (text: string) => void (await keys([...text])),
  };
}

/** A page in any browser, with the gestures of a visitor. */
export type EnginePage = ReturnType<typeof makePage>;

import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Replaces the window with a new one, with its own document, listeners, storage, address and history. */
export type RenewWindow = () => Promise<void>;

/**
 * The environment of tests with a document. Vitest’s own has one window for all files of a worker that share packages;
 * this one has a window for each file, which `setup-dom.ts` asks for. A window stays until the next file begins, because
 * React may still finish work in it. Timers that a file leaves behind do not fire during the next one.
 */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  setup(global, options) {
    const timers = new Set<NodeJS.Timeout>();
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = global[name];
      global[name] = (...args: unknown[]) => {
        const timer = start(...args);
        timers.add(timer);
        return timer;
      };
    }
    let close: (() => unknown) | undefined;
    const end = async () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await close?.();
    };
    global.renewWindow = async () => {
      await end();
      const window = await builtinEnvironments.jsdom.setup(global, {
        jsdom: Object.assign({}, ...Object.values(options)),
      });
      close = () => window.teardown(global);
    };
    return { teardown: end };
  },
} satisfies Environment;

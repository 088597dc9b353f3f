import { spawn } from 'node:child_process';

/** Programs that open an address in the user's browser, by platform; `xdg-open` on all others. */
const OPENERS: Readonly<Record<string, [file: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether a command may open the browser: only if a person uses its terminal. */
export function mayOpenBrowser({ stdout, env }: Pick<NodeJS.Process, 'stdout' | 'env'>): boolean {
  return Boolean(stdout.isTTY) && !env.CI;
}

/** Opens an address in the user's browser. Without one nothing happens: the address is in the terminal, too. */
export function openBrowser(url: string, platform: string = process.platform): void {
  const [file, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const child = spawn(file, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

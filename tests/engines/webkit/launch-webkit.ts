import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../free-port.ts';
import { requireWebkit } from './find-webkit.ts';
import { connectWebDriver, type WebDriverSession } from './webdriver-session.ts';

/** Timeout for the driver or the display to start, in milliseconds. */
const PATIENCE = 30_000;

/** A WebKit that opens a window for each session; the caller closes it. */
export interface Webkit {
  openSession(): Promise<WebDriverSession>;
  close(): void;
}

/** Starts a virtual display; resolves to its name for DISPLAY. */
async function startDisplay(program: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb told no display.')), PATIENCE);
    program.stdout?.once('data', (chunk) => {
      clearTimeout(late);
      resolve(`:${String(chunk).trim()}`);
    });
    program.once('exit', (code) => reject(new Error(`Xvfb ended at once (${code}).`)));
  });
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  // Until the driver listens, the connection is refused.
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts WebKitGTK's driver, with a virtual display if there is none. */
export async function launchWebkit(): Promise<Webkit> {
  const { driver, display } = requireWebkit();
  const programs: ChildProcess[] = [];
  const close = () => {
    for (const program of programs) program.kill();
  };
  try {
    const env = { ...process.env };
    if (display) {
      const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
      const program = spawn(display, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      programs.push(program);
      env.DISPLAY = await startDisplay(program);
    }
    const port = await freePort();
    programs.push(spawn(driver, ['-p', String(port)], { stdio: 'ignore', env }));
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    return { openSession: () => connectWebDriver(url), close };
  } catch (error) {
    close();
    throw error;
  }
}

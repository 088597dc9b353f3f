import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';

/** The result of a command. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Surroundings {
  /** Working directory of the command. */
  cwd?: string;
  env?: Record<string, string>;
}

/** Error that is thrown instead of ending the process. */
class Exit extends Error {
  status: number;

  constructor(status: number) {
    super(`ended with ${status}`);
    this.status = status;
  }
}

const fileOf = (name: string) => path.resolve(import.meta.dirname, `../../src/cli/${name}.ts`);

let runs = 0;

/** Runs a command in this process, in which its imports are loaded already. */
export async function runCommand(
  name: string,
  options: readonly string[],
  { cwd = process.cwd(), env = {} }: Surroundings = {},
): Promise<Ended> {
  const file = fileOf(name);
  const printed = { stdout: '', stderr: '' };
  const record = (stream: keyof typeof printed) => (text: unknown) => {
    printed[stream] += String(text);
    return true;
  };
  const say =
    (stream: keyof typeof printed) =>
    (...values: unknown[]) =>
      void record(stream)(`${format(...values)}\n`);
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(record('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(record('stderr')),
    vi.spyOn(console, 'log').mockImplementation(say('stdout')),
    vi.spyOn(console, 'error').mockImplementation(say('stderr')),
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new Exit(Number(status ?? 0));
    }),
  ];
  const before = { argv: process.argv, cwd: process.cwd() };
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  process.argv = [process.execPath, file, ...options];
  process.chdir(cwd);
  runs += 1;
  try {
    // Because of the query, each run evaluates the command's own file.
    await import(/* @vite-ignore */ `${file}?run=${runs}`);
    return { status: Number(process.exitCode ?? 0), ...printed };
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { status: error.status, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
    process.argv = before.argv;
    process.chdir(before.cwd);
    vi.unstubAllEnvs();
  }
}

/** Runs a command in a separate process. */
export function startCommand(name: string, options: readonly string[], { cwd, env = {} }: Surroundings = {}): Ended {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), fileOf(name), ...options],
    { cwd, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, stdout, stderr };
}

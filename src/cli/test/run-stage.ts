import { spawn } from 'node:child_process';
import type { Stage } from './stages.ts';

/** A completed stage. */
export interface Outcome extends Stage {
  passed: boolean;
}

interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether it runs alone: then its output is shown immediately, otherwise at its end. */
  alone: boolean;
}

/** Runs a stage, and prints its name, its output, its result and its duration in seconds. */
export function runStage(stage: Stage, { cwd, env, alone }: RunOptions): Promise<Outcome> {
  const started = Date.now();
  const [file = '', ...args] = stage.command;
  if (alone) process.stdout.write(`\n▶ ${stage.name}\n`);
  const output = alone ? 'inherit' : 'pipe';
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const text = Buffer.concat(printed).toString();
      if (alone) process.stdout.write(text);
      else process.stdout.write(`\n▶ ${stage.name}\n${text}`);
      process.stdout.write(`${passed ? '✔' : '✘'} ${stage.name} (${seconds} s)\n`);
      resolve({ ...stage, passed });
    };
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

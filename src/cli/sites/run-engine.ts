import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineVersion, installedVersion, packageFolder } from '../../build/cache/installed-packages.ts';
import { projectRoot } from '../../build/project.ts';
import { isRecord } from '../../text/is-record.ts';

/** The engine with which a site is run. */
interface SiteEngine {
  /** Its version; `none` if the site names one that is not installed. */
  version: string;
  /** Its program. */
  program: string;
}

/** Whether the `package.json` of a folder depends on the engine. */
function dependsOnEngine(site: string): boolean {
  try {
    const { dependencies }: { dependencies?: unknown } = JSON.parse(
      readFileSync(path.join(site, 'package.json'), 'utf8'),
    );
    return isRecord(dependencies) && 'vitrine' in dependencies;
  } catch {
    return false;
  }
}

/** Returns the engine that a site has installed; this one for a site that depends on none, such as a starter. */
export function engineOf(site: string): SiteEngine {
  const folder = packageFolder('vitrine', site) ?? projectRoot;
  const isInstalled = folder !== projectRoot;
  const version = isInstalled ? installedVersion('vitrine', site) : dependsOnEngine(site) ? 'none' : engineVersion();
  return { version, program: path.join(folder, 'src/cli/vitrine.js') };
}

/** Result of a child process. */
export interface Ended {
  /** Exit code; 1 if a signal ended it. */
  status: number;
  stdout: string;
  stderr: string;
}

/** Returns the program and first arguments with which npm runs. npm sets a variable to its own path for its scripts. */
export function npmCommand(): { program: string; first: string[] } {
  const { npm_execpath: npm } = process.env;
  return npm ? { program: process.execPath, first: [npm] } : { program: 'npm', first: [] };
}

/**
 * Runs a program in a folder until it ends. It does not inherit the variables that npm, git and this engine set for
 * themselves.
 */
export function runProgram(cwd: string, file: string, args: readonly string[]): Promise<Ended> {
  const foreign = /^(?:npm_(?!config_|execpath)|SITE$|INIT_CWD$|TSX_TSCONFIG_PATH$|GIT_(?:DIR|WORK_TREE|INDEX_FILE)$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  return new Promise((resolve) => {
    // Windows only starts « npm » through a shell.
    const shell = file === 'npm' && process.platform === 'win32';
    const options = { cwd, env, shell, maxBuffer: 256_000_000, encoding: 'utf8' } as const;
    execFile(file, [...args], options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      const isUnstarted = error !== null && stderr === '' && typeof error.code === 'string';
      resolve({ status: code, stdout, stderr: isUnstarted ? error.message : stderr });
    });
  });
}

/** Runs a command of the engine of a site, in the folder of the site. */
export function runEngine(site: string, args: readonly string[]): Promise<Ended> {
  const { program, version } = engineOf(site);
  if (version !== 'none' && existsSync(program)) return runProgram(site, process.execPath, [program, ...args]);
  return Promise.resolve({ status: 1, stdout: '', stderr: 'the engine is not installed: run npm install' });
}

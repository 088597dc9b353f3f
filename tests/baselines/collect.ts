import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs an npm script of a checkout; gives what it prints, whatever its exit code says. */
async function runScript(checkout: string, script: string, args: string[]): Promise<{ stdout: string; code: number }> {
  try {
    const { stdout } = await run('npm', ['run', '--silent', script, '--', ...args], {
      cwd: checkout,
      maxBuffer: 64 << 20,
    });
    return { stdout, code: 0 };
  } catch (error) {
    const { stdout = '', stderr = '', code = 1 } = error as { stdout?: string; stderr?: string; code?: number };
    return { stdout: stdout || stderr, code };
  }
}

/** Builds every frozen site with the code of a checkout, each into a folder of its own below `folder`. */
export async function collectBuilds(checkout: string, sites: Record<string, string>, folder: string): Promise<void> {
  for (const [name, site] of Object.entries(sites)) {
    const out = path.join(folder, name);
    rmSync(out, { recursive: true, force: true });
    const { code, stdout } = await runScript(checkout, 'build', ['--site', site, '--out', out, '--no-compress']);
    if (code !== 0) {
      mkdirSync(out, { recursive: true });
      writeFileSync(path.join(out, 'BUILD-FAILED.txt'), stdout);
    }
  }
}

/** Writes what `check --format json` says of every fixture, one file each. */
export async function collectChecks(
  checkout: string,
  fixtures: { name: string; directory: string; release: boolean }[],
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const left = [...fixtures];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { name, directory, release } = next;
      const args = ['--site', directory, '--format', 'json', ...(release ? ['--release'] : [])];
      const { stdout, code } = await runScript(checkout, 'check', args);
      const file = path.join(folder, `${name}.json`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `exit ${code}\n${stdout}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

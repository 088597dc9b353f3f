import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrateForms } from '../../src/site/edit/migrate/migrate-forms.ts';
import { applyEdits } from '../../src/site/edit/text-edit.ts';
import { applyMutation, type Mutation } from '../site/apply-mutation.ts';

/** The commit whose code and content every later state is compared with. */
export const referenceCommit = '5764f62339ad2ce4b5e5dad07f199e5a90442b66';

/** Checks the reference commit out into `folder` and installs what its lock file asks for, once. */
export function checkOutReference(root: string, folder: string): void {
  if (!existsSync(folder)) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder]);
    execFileSync('git', ['checkout', '--quiet', '--detach', referenceCommit], { cwd: folder });
  }
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, stdio: 'ignore' });
  }
}

/** Sites of the reference commit, by name: ours and those of other trades. */
function wholeSites(reference: string): Record<string, string> {
  const trades = path.join(reference, 'tests/sites');
  const names = readdirSync(trades, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return { agency: reference, ...Object.fromEntries(names.map(({ name }) => [name, path.join(trades, name)])) };
}

/** Copies the frozen sites into `folder`; gives the folder of each by its name. */
export function freezeSites(reference: string, folder: string): Record<string, string> {
  const sites: Record<string, string> = {};
  for (const [name, source] of Object.entries(wholeSites(reference))) {
    const target = path.join(folder, name);
    sites[name] = target;
    if (existsSync(target)) continue;
    mkdirSync(target, { recursive: true });
    for (const part of ['site.manifest.json', 'content']) {
      cpSync(path.join(source, part), path.join(target, part), { recursive: true });
    }
  }
  return sites;
}

/** Writes the broken site of every rule fixture into `folder`; gives each with its name. */
export function freezeFixtures(
  reference: string,
  folder: string,
): { name: string; directory: string; release: boolean }[] {
  const rules = path.join(reference, 'tests/site/rules');
  const base = path.join(reference, 'tests/fixtures/base');
  const files = (readdirSync(rules, { recursive: true }) as string[]).filter((file) => file.endsWith('slip.json'));
  return files.sort().map((file) => {
    const name = path.dirname(file).split(path.sep).join('/');
    const mutation = JSON.parse(readFileSync(path.join(rules, file), 'utf8')) as Mutation;
    const directory = path.join(folder, name);
    if (!existsSync(directory)) {
      cpSync(base, directory, { recursive: true });
      applyMutation(directory, mutation);
    }
    return { name, directory, release: mutation.release ?? false };
  });
}

/** Copies a frozen site from `from` to the same place below `folder`, with its forms where manifests hold them now. */
export function migratedCopy(directory: string, from: string, folder: string): string {
  const copy = path.join(folder, path.relative(from, directory));
  rmSync(copy, { recursive: true, force: true });
  cpSync(directory, copy, { recursive: true });
  const manifest = path.join(copy, 'site.manifest.json');
  if (!existsSync(manifest)) return copy;
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, applyEdits(text, migrateForms(text) ?? []));
  return copy;
}

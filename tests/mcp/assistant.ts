import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFolder } from '../../src/check/check-change.ts';
import { openForAssistants } from '../../src/mcp/tools.ts';
import { makeRepository } from '../editor/server/git/repository.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Copies a site to a folder of its own. */
export function copySite(from = baseSite): string {
  const site = temporaryFolder();
  cpSync(from, site, { recursive: true });
  return site;
}

/** Returns all files of a site by name, without those that git and the editor keep there. */
export function filesOf(site: string): Record<string, string> {
  const names = (readdirSync(site, { recursive: true }) as string[]).filter(
    (name) => !/^\.(?:git|vitrine)\b/.test(name) && statSync(path.join(site, name)).isFile(),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(site, name), 'latin1')]));
}

/** An operation that sets a value. */
export const set = (pointer: string, value: unknown, file = 'manifest') => ({
  file,
  operation: { type: 'set', pointer, value },
});

/** Returns the id of the plan that an answer mentions. */
export function planIn(text: string): string {
  const id = /^Plan (\w{12})$/m.exec(text)?.[1] ?? /Plan inverse : (\w{12})/.exec(text)?.[1];
  if (id === undefined) throw new Error(`There is no plan in: ${text}`);
  return id;
}

/** Opens a site like an assistant, in this process. */
export function openAssistant(site = copySite()) {
  const { tools } = openForAssistants(site, false);
  /** Calls a tool; the answer to a refused call begins with « Refus ». */
  const ask = async (name: keyof typeof tools, given: unknown): Promise<string> => {
    const answer = await tools[name]?.call(given);
    return typeof answer === 'string' ? answer : `Refus : ${answer?.message}`;
  };
  const plan = (...operations: unknown[]) => ask('plan', { operations });
  return {
    site,
    tools,
    ask,
    plan,
    /** Plans and applies operations. Returns both answers. */
    async change(...operations: unknown[]) {
      const planned = await plan(...operations);
      return { planned, applied: await ask('apply', { plan: planIn(planned) }) };
    },
    undo: (applied: string) => ask('apply', { plan: planIn(applied) }),
    read: (file: string) => readFileSync(path.join(site, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(site, file), text),
    manifest: () => JSON.parse(readFileSync(path.join(site, 'site.manifest.json'), 'utf8')),
    /** Returns the codes of the errors of the site on the disk. */
    errors: () =>
      checkFolder(site, {})
        .found.filter(({ severity }) => severity === 'error')
        .map(({ code }) => code),
  };
}

/** Copies the base site to a folder of its own, as a repository with one commit. Call `isolateGit()` before. */
export function copyRepository(): string {
  const site = copySite();
  writeFileSync(path.join(site, '.gitignore'), '.vitrine\n');
  return makeRepository(site);
}

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeChange } from '../../build/files/write-change.ts';
import { writeFile } from '../../build/files/write-file.ts';
import type { Change } from '../../model/read/change.ts';
import { sourcesBelow } from '../../model/read/files-below.ts';
import { hashOfFile } from '../../model/read/hash.ts';
import { ownBlocksFolder } from '../../model/read/own-blocks.ts';
import { manifestName } from '../../model/read/site-files.ts';
import { enginePackage } from '../new/project-files.ts';
import { type Ended, engineOf, npmCommand, runProgram } from '../sites/run-engine.ts';
import { lastLine } from '../sites/site-rows.ts';
import { readArchive } from './read-archive.ts';
import { inWorkplace } from './workplace.ts';

/** A finding in the JSON of a check. */
interface Finding {
  code: string;
  severity: string;
  file: string;
  line: number;
  pointer?: string | null;
  message: string;
}

/** Result of an upgrade. */
export interface Upgraded {
  status: 'upgraded';
  /** Versions of the engine. */
  from: string;
  to: string;
  /** Files that differ, relative to the site folder. */
  files: string[];
  /** Corrections of `check --fix`, one a line. */
  fixes: string[];
  /** Errors and warnings that the former engine did not report. */
  added: Finding[];
}

/** Result of an upgrade that leaves the site unchanged. */
export interface RefusedUpgrade {
  status: 'refused';
  reason: string;
  /** Errors that the former engine did not report. */
  added?: Finding[];
}

interface UpgradeOptions {
  /** Absolute folder of the site. */
  directory: string;
  /** Path of the archive of the new engine. */
  archive: string;
  /** Name of a new branch on which the result is committed, while the files of the site stay as they are. */
  branch?: string | undefined;
  /** Whether to keep the new engine even if there are new errors. */
  keep?: boolean;
  /** Receives the name of each stage. */
  onStage?(stage: string): void;
}

const refused = (reason: string): RefusedUpgrade => ({ status: 'refused', reason });

/** Returns the path of the archive that the `package.json` of a site names, relative to the site folder. */
function archiveOf(site: string): string | undefined {
  try {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, unknown>;
    };
    return /^file:(?:\.\/)?(vendor\/[^/]+\.tgz)$/.exec(String(dependencies.vitrine))?.[1];
  } catch {
    return undefined;
  }
}

const INSTALLED = ['package.json', 'package-lock.json', 'vendor'];

/** Returns the names of the files about installed packages whose changes are not committed; empty without git. */
async function uncommitted(directory: string): Promise<string> {
  const { status, stdout } = await runProgram(directory, 'git', ['status', '--porcelain', '--', ...INSTALLED]);
  const names = stdout.split('\n').flatMap((line) => /^.. (?:.* -> )?(.+)$/.exec(line)?.[1] ?? []);
  return status === 0 ? names.join(', ') : '';
}

/** Returns the hashes of the files of a site that an upgrade may change, by name. */
function stateOf(site: string): Map<string, string> {
  const below = ['content', 'vendor', ownBlocksFolder].flatMap((folder) =>
    sourcesBelow(path.join(site, folder)).map((name) => `${folder}/${name}`),
  );
  const names = [
    'package.json',
    'package-lock.json',
    manifestName,
    ...below.filter((name) => !/^content\/media\//.test(name)),
  ];
  return new Map(
    names.filter((name) => existsSync(path.join(site, name))).map((name) => [name, hashOfFile(path.join(site, name))]),
  );
}

/** Returns the files that differ from an earlier state, as a change. */
function changeSince(before: ReadonlyMap<string, string>, site: string): Change {
  const after = stateOf(site);
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((file) => {
    const was = before.get(file);
    if (was === after.get(file)) return [];
    const now = after.has(file) ? readFileSync(path.join(site, file)) : null;
    return [{ file, ...(was === undefined ? {} : { was }), now }];
  });
}

/** Returns the errors and warnings of a check; `undefined` if the engine cannot check the site. */
function findingsOf({ stdout }: Ended): Finding[] | undefined {
  try {
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
    return diagnostics.filter(({ severity }) => severity !== 'note');
  } catch {
    return undefined;
  }
}

/** Returns the findings that are new or more frequent. Lines and words may differ between versions. */
function addedTo(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const keyOf = ({ code, severity, file, pointer }: Finding) => JSON.stringify([code, severity, file, pointer]);
  const left = before.map(keyOf);
  return after.filter((one) => {
    const index = left.indexOf(keyOf(one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Moves the new packages and files into a site. If that fails, undoes it and returns the reason. */
function swap(directory: string, copy: string, change: Change): string | undefined {
  const own = path.join(directory, 'node_modules');
  const fresh = path.join(copy, 'node_modules');
  const former = path.join(copy, 'former');
  const moved: [string, string][] = [];
  const move = (from: string, to: string) => {
    if (existsSync(from)) moved.unshift([from, to]);
    if (existsSync(from)) renameSync(from, to);
  };
  let reason: string;
  try {
    move(own, former);
    move(fresh, own);
    const outcome = writeChange(directory, change);
    if (outcome.status === 'done') return undefined;
    reason = `${outcome.file} ${outcome.status === 'stale' ? 'has just been changed' : `cannot be written (${outcome.code})`}`;
  } catch (error) {
    reason = (error as Error).message;
  }
  for (const [from, to] of moved) if (existsSync(to)) renameSync(to, from);
  return reason;
}

/**
 * Upgrades a site to the engine in an archive: in a copy, so that the site stays unchanged if the installation fails or
 * if the new engine reports additional errors.
 */
export async function upgradeSite(options: UpgradeOptions): Promise<Upgraded | RefusedUpgrade> {
  const { directory, archive, branch, keep = false, onStage = () => {} } = options;
  const packed = readArchive(archive);
  if (!packed)
    return refused(
      `${archive} is not an archive of the engine: npm run build:engine in a checkout, then npm pack ./.vitrine/package make one`,
    );
  const { version: to } = packed;
  const named = archiveOf(directory);
  if (named === undefined) return refused('package.json names no archive of the engine in vendor/');
  const { version: from, program } = engineOf(directory);
  if (from === 'none') return refused('the engine is not installed: run npm install first');
  const stored = path.join(directory, enginePackage(to));
  if (existsSync(stored) && !readFileSync(stored).equals(packed.bytes))
    return refused(`vendor/ has another archive of version ${to}: raise the version of the engine before you pack it`);
  if (from === to && named === enginePackage(to))
    return { status: 'upgraded', from, to, files: [], fixes: [], added: [] };
  const dirty = branch === undefined ? await uncommitted(directory) : '';
  if (dirty) return refused(`commit first: ${dirty}`);

  const work = async (site: string) => {
    const run = (engine: string, ...args: string[]) =>
      runProgram(site, process.execPath, [engine, ...args, '--site', site]);
    const fail = (reason: string) => ({ result: refused(reason) });
    onStage('checking with the former engine');
    const checked = await run(program, 'check', '--format', 'json');
    const before = findingsOf(checked);
    if (!before) return fail(`check of version ${from} failed: ${lastLine(checked)}`);
    const state = stateOf(site);
    onStage('installing');
    const file = path.join(site, 'package.json');
    rmSync(path.join(site, named), { force: true });
    writeFile(path.join(site, enginePackage(to)), packed.bytes);
    writeFileSync(file, readFileSync(file, 'utf8').replace(named, enginePackage(to)));
    const { program: npm, first } = npmCommand();
    const installed = await runProgram(site, npm, [...first, 'install', '--no-audit', '--no-fund', '--loglevel=error']);
    if (installed.status !== 0) return fail(`npm install failed: ${lastLine(installed)}`);
    const engine = engineOf(site);
    if (engine.version !== to) return fail(`npm install has installed version ${engine.version}`);
    onStage('checking with the new engine');
    const fixed = await run(engine.program, 'check', '--fix', '--format', 'json');
    const after = findingsOf(fixed);
    if (!after) return fail(`check of version ${to} failed: ${lastLine(fixed)}`);
    const added = addedTo(before, after);
    const errors = added.filter(({ severity }) => severity === 'error');
    if (errors.length > 0 && !keep)
      return { result: { ...refused(`${errors.length} errors that were not there before`), added: errors } };
    const change = changeSince(state, site);
    const files = change.map((one) => one.file);
    const reason = branch === undefined ? swap(directory, site, change) : undefined;
    if (reason !== undefined) return fail(reason);
    const fixes = fixed.stderr.split('\n').filter((line) => line.startsWith('  '));
    const result: Upgraded = { status: 'upgraded', from, to, files, fixes: fixes.map((line) => line.trim()), added };
    return branch === undefined ? { result } : { result, commit: { files, message: `Vitrine ${from} → ${to}` } };
  };
  try {
    const result = await inWorkplace<Upgraded | RefusedUpgrade>({ directory, branch, work });
    const hasBlocks = result.status === 'upgraded' && existsSync(path.join(directory, ownBlocksFolder));
    if (hasBlocks && branch === undefined)
      await runProgram(directory, process.execPath, [engineOf(directory).program, 'types', '--site', directory]);
    return result;
  } catch (error) {
    return refused((error as Error).message);
  }
}

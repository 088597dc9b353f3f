import { existsSync } from 'node:fs';
import { siteDirectory } from '../../build/project.ts';
import type { SiteUses } from '../../edit/structure/site-uses.ts';
import type { StructureResult } from '../../edit/structure/structure-change.ts';
import { siteOption } from '../options/read-options.ts';
import { finishInterrupted } from '../terminal/finish-interrupted.ts';
import { withProgress } from '../terminal/progress.ts';
import { changeStructure } from './change-structure.ts';

/** Options of `rename` and `remove`. */
export const structureOptions = {
  site: siteOption,
  'dry-run': { type: 'boolean', help: 'list the changes without writing them' },
  lang: { type: 'string', help: 'fr (default) or en' },
} as const;

interface RunOptions {
  usage: string;
  options: { site?: string; 'dry-run'?: boolean; lang?: string };
  /** Makes the change; `undefined` if the arguments do not describe one. */
  make: ((uses: SiteUses) => StructureResult) | undefined;
}

/** Runs `rename` or `remove`: exit code 1 if the change is refused, 2 for wrong arguments. */
export async function runStructure({ usage, options, make }: RunOptions): Promise<void> {
  const { lang: language = 'fr' } = options;
  const directory = siteDirectory(options.site);
  const refuse = (message: string) => {
    console.error(message);
    process.exitCode = 2;
  };
  if (language !== 'fr' && language !== 'en') return refuse(`--lang is fr or en, not "${language}"`);
  if (!make) return refuse(`Usage: ${usage}`);
  if (!existsSync(directory)) return refuse(`There is no folder ${directory}`);
  if (!options['dry-run']) finishInterrupted(directory, language);
  const { isDone, lines } = await withProgress(language === 'fr' ? 'Contrôle du site' : 'Checking the site', () =>
    changeStructure({ directory, language, dryRun: options['dry-run'] ?? false }, make),
  );
  (isDone ? process.stdout : process.stderr).write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = isDone ? 0 : 1;
}

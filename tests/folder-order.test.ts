import path from 'node:path';
import { expect, it } from 'vitest';
import { files, importedFiles } from './imports.ts';

/** Folder of a module that a file stands in; nothing for files at the module's root and for other modules. */
const folderOf = (module: string, file: string) => new RegExp(`^${module}/([^/]+)/`).exec(file)?.[1];

it.each(['shell', 'ui'])('the folders of %s do not import each other in a circle', (module) => {
  expect(files.filter((file) => path.posix.dirname(file) === module)).toEqual([]);
  const left = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = folderOf(module, file);
    if (!folder) continue;
    const targets = importedFiles(file).map((target) => folderOf(module, target));
    const known = left.get(folder) ?? new Set();
    for (const target of targets) if (target && target !== folder) known.add(target);
    left.set(folder, known);
  }
  expect(left.size).toBeGreaterThan(4);
  const isFree = ([, targets]: [string, Set<string>]) => ![...targets].some((target) => left.has(target));
  for (let free = [...left].find(isFree); free; free = [...left].find(isFree)) left.delete(free[0]);
  expect([...left.keys()]).toEqual([]);
});

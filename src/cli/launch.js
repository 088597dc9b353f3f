// Runs a command from its bundle: `node src/cli/launch.js check …`. Plain JavaScript, so that it starts at once.
// The bundle is made when it is missing, or when any file that went into it has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');

/** One hash of the bytes of several files, named relative to the project. */
function hashFiles(files) {
  const hash = createHash('sha1');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Whether a bundle holds what its sources say now, all of it: one that the power cut off would do nothing, and succeed.
 */
function isFresh(bundle) {
  try {
    const { files, hash, size } = JSON.parse(readFileSync(`${bundle}.json`, 'utf8'));
    return statSync(`${bundle}.js`).size === size && hashFiles(files) === hash;
  } catch {
    return false;
  }
}

const [name = '', ...rest] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name)) {
  console.error('Usage: node src/cli/launch.js <command> [options]');
  process.exit(2);
}
const bundle = path.join(root, '.vitrine/commands', name);
if (!isFresh(bundle)) {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'src/cli/bundle/bundle.ts'), name],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) process.exit(2);
}
process.argv.splice(1, process.argv.length - 1, `${bundle}.js`, ...rest);
await import(pathToFileURL(`${bundle}.js`).href);

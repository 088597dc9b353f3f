import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeChange } from '../../../src/build/files/write-change.ts';
import { hashOf } from '../../../src/model/read/hash.ts';

/** Adds a letter to two files in one change, `count` times. Prints a line for each change. */
const [directory = '', count = '0'] = process.argv.slice(2);

const FILES = ['content/guides/a.md', 'site.manifest.json'];

for (let done = 0; done < Number(count); ) {
  const change = FILES.map((file) => {
    const bytes = readFileSync(path.join(directory, file));
    return { file, was: hashOf(bytes), now: `${bytes.toString()}x` };
  });
  if (writeChange(directory, change).status !== 'done') continue;
  done += 1;
  process.stdout.write('.\n');
}

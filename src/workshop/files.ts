import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createModel } from '../blocks/create-model.ts';
import { writeFile } from '../build/files/write-file.ts';
import { projectRoot } from '../build/project.ts';
import { filesBelow } from '../model/read/files-below.ts';
import { readSite } from '../model/read/read-site.ts';
import { labelLinks } from './files/label-links.ts';
import { makeFiles } from './files/make-files.ts';

/**
 * Writes the document templates of guides to `content/media/files`, from the text between `<!-- file: name.odt "Title"
 * -->` and `<!-- /file -->`, and updates the file sizes in links.
 */
const sources = readSite(projectRoot, ({ code }) => {
  throw new Error(`${code}: run "npm run check" first.`);
});
const made = makeFiles(createModel(sources));
const sizes = new Map(made.map(({ file, bytes }) => [file, bytes.length]));
for (const { file, bytes } of made) {
  writeFile(path.join(projectRoot, 'content', file), bytes);
  console.log(`content/${file}  ${bytes.length} B`);
}
const content = path.join(projectRoot, 'content');
for (const name of filesBelow(content).filter((one) => one.endsWith('.md'))) {
  const file = path.join(content, name);
  const text = readFileSync(file, 'utf8');
  const labelled = labelLinks(text, sizes);
  if (labelled === text) continue;
  writeFile(file, labelled);
  console.log(`content/${name}: weights corrected`);
}

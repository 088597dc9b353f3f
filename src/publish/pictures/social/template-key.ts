import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../model/read/files-below.ts';
import { installedVersion } from '../../cache/installed-packages.ts';
import { hashOf } from '../../files/hash.ts';
import { projectRoot } from '../../project.ts';

/** Folders of all that a social picture is drawn with. */
const FOLDERS = ['src/art', 'src/publish/pictures/social', 'src/ui/fonts'] as const;

/** Packages that turn text into outlines, and outlines into pixels. */
const TOOLS = ['fontverter', 'harfbuzzjs', 'sharp'] as const;

/** Hash of the template of social pictures: its drawings, its fonts, and what turns them into pixels. */
export function templateKey(): string {
  const versions = TOOLS.map((tool) => `${tool} ${installedVersion(tool)}`);
  const files = FOLDERS.flatMap((folder) =>
    filesBelow(path.join(projectRoot, folder)).map((file) => `${folder}/${file}`),
  );
  return hashOf(...versions, ...files.flatMap((file) => [file, readFileSync(path.join(projectRoot, file))]));
}

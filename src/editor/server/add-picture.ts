import { pictureName } from '../../model/pictures/picture-sizes.ts';
import { slugify } from '../../text/names.ts';
import type { Calls } from '../calls.ts';
import { answers } from '../words/answers.ts';
import type { Applier } from './apply.ts';
import type { EditorSession } from './editor-session.ts';
import { importPicture } from './import-picture.ts';

/** Maximum length of a picture's name, in characters. */
const MAX_NAME_LENGTH = 60;

/** Returns an unused name for a picture, without extension: `media/devanture`, from « C:\\Photos\\Devanture.JPG ». */
function freeName(file: string, media: Iterable<string>): string {
  const typed = file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  const slug = slugify(typed).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'image';
  const usedNames = new Set([...media].map((one) => pictureName(one.toLowerCase()).replace(/\.\w+$/, '')));
  let name = `media/${slug}`;
  for (let count = 2; usedNames.has(name); count += 1) name = `media/${slug}-${count}`;
  return name;
}

/** Adds a picture in all its sizes as one step. */
export async function addPicture(
  { session }: Pick<EditorSession, 'session'>,
  applier: Pick<Applier, 'change'>,
  { id, name, data }: Calls['picture-add']['request'],
): Promise<Calls['picture-add']['answer']> {
  const imported = await importPicture(Buffer.from(data, 'base64'));
  if (!Array.isArray(imported)) return { status: 'unusable', ...imported };
  let picture: string | undefined;
  const answer = await applier.change({ id }, () => {
    const free = freeName(name, session.current().sources.media.keys());
    picture = free + imported[0]?.ending;
    const change = imported.map(({ ending, bytes }) => ({ file: `content/${free}${ending}`, now: bytes }));
    return { label: answers.steps.addedPicture(free.slice('media/'.length)), change };
  });
  return answer.status === 'saved' && picture !== undefined ? { ...answer, picture } : answer;
}

import { MOST_PICTURE_BYTES } from '../../../model/pictures/picture-sizes.ts';
import { CallError, call } from '../calls/call.ts';
import type { Editor } from '../state/editor.ts';
import { words } from '../words/words.ts';
import { picturesOf, type SitePicture } from './site-pictures.ts';

/** Files that were dropped or pasted. A text with its form has a picture of itself, which is left out. */
export function filesIn(data: DataTransfer | null | undefined): File[] {
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return [];
  const html = data?.getData('text/html') ?? '';
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.trim() === '' ? files : [];
}

/** Whether files are dragged over the page. */
export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What has come of files that were to be added. */
export interface AddedPictures {
  /** Files that stand for the pictures. */
  added: string[];
  refused: { name: string; why: string }[];
}

async function addOne({ accept }: Editor, file: File): Promise<{ picture: string } | { why: string }> {
  if (file.size > MOST_PICTURE_BYTES) return { why: words.unusable['too-large']('') };
  try {
    const data = await toBase64(file);
    const answer = await call('picture-add', { id: crypto.randomUUID(), name: file.name, data });
    if (answer.status === 'unusable') return { why: words.unusable[answer.reason](answer.detail ?? '') };
    if (answer.status !== 'saved') return { why: answer.message };
    accept(answer);
    return answer.picture === undefined ? { why: words.pictureUnread } : { picture: answer.picture };
  } catch (error) {
    if (error instanceof CallError && error.reason !== 'unreachable') return { why: error.message };
    return { why: error instanceof CallError ? words.serverGone : words.pictureUnread };
  }
}

/** Has the server keep pictures, one after the other, each as a step of its own. */
export async function addPictures(editor: Editor, files: readonly File[]): Promise<AddedPictures> {
  const result: AddedPictures = { added: [], refused: [] };
  // What was typed before comes before it in the list of steps.
  await editor.queue.flush();
  for (const file of files) {
    const one = await addOne(editor, file);
    if ('picture' in one) result.added.push(one.picture);
    else result.refused.push({ name: file.name, why: one.why });
  }
  await editor.load('media');
  return result;
}

/** The picture that a file stands for, as far as the list of the media folder is known. */
export function pictureNamed({ store }: Pick<Editor, 'store'>, file: string): SitePicture | undefined {
  return picturesOf(store.get().media).find((picture) => picture.file === file);
}

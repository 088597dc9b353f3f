import { MAX_UPLOAD_BYTES } from '../../../model/pictures/picture-sizes.ts';
import { CallError } from '../calls/call.ts';
import type { Editor } from '../state/editor.ts';
import { words } from '../words/words.ts';
import { picturesOf, type SitePicture } from './site-pictures.ts';

/** Returns dropped or pasted files. Ignores the picture of the text that some programs add to formatted text. */
export function filesIn(data: DataTransfer | null | undefined): File[] {
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return [];
  const html = data?.getData('text/html') ?? '';
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.trim() === '' ? files : [];
}

/** Whether files are being dragged over the page. */
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

/** A picture that the server is making smaller. */
export interface AddingPicture {
  id: string;
  /** The file on the author's device, which is shown in the meantime. */
  local: File;
  /** The added picture; `undefined` if it was refused. */
  picture: Promise<SitePicture | undefined>;
}

async function addOne({ write }: Editor, id: string, file: File): Promise<{ picture: string } | { why: string }> {
  if (file.size > MAX_UPLOAD_BYTES) return { why: words.unusable['too-large']('') };
  try {
    const data = await toBase64(file);
    const answer = await write('picture-add', { id, name: file.name, data });
    if (answer.status === 'unusable') return { why: words.unusable[answer.reason](answer.detail ?? '') };
    if (answer.status !== 'saved') return { why: answer.message };
    return answer.picture === undefined ? { why: words.pictureUnread } : { picture: answer.picture };
  } catch (error) {
    if (error instanceof CallError && error.reason !== 'unreachable') return { why: error.message };
    return { why: error instanceof CallError ? words.serverGone : words.pictureUnread };
  }
}

/**
 * Sends pictures to the server one after the other. Each is a step of its own in the history. `refuse` receives the
 * name of a picture that is not added, and the reason.
 */
export function addPictures(
  editor: Editor,
  files: readonly File[],
  refuse: (name: string, why: string) => void,
): AddingPicture[] {
  // Save typed text first, so that it comes before the pictures in the history.
  let before: Promise<unknown> = editor.whenSaved();
  return files.map((local): AddingPicture => {
    const id = crypto.randomUUID();
    const picture = before.then(async () => {
      const one = await addOne(editor, id, local);
      if ('why' in one) return void refuse(local.name, one.why);
      await editor.load('media');
      return picturesOf(editor.store.get().media).find(({ file }) => file === one.picture);
    });
    before = picture;
    return { id, local, picture };
  });
}

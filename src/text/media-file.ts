import { decodePath } from './encode-path.ts';

/** Name of a media file as it stands below `content/`, whichever way its address was typed. */
export function mediaFile(typed: string): string | undefined {
  if (!typed.includes('media/')) return undefined;
  const name = decodePath(typed.replace(/^\.?\//, '').replace(/[?#].*$/, ''));
  return name.startsWith('media/') ? name : undefined;
}

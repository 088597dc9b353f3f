import { decodePath } from './encode-path.ts';

/** Name of a media file below `content/`, from any form of its address. */
export function mediaFile(typed: string): string | undefined {
  if (!typed.includes('media/')) return undefined;
  const name = decodePath(typed.replace(/^\.?\//, '').replace(/[?#].*$/, ''));
  return name.startsWith('media/') ? name : undefined;
}

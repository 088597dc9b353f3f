/** Most bytes of a picture that is brought in. */
export const MOST_PICTURE_BYTES = 25_000_000;

/** Name that all sizes and formats of one picture share: `media/x` of `media/x-480.avif`. Other files have their own. */
export function pictureName(file: string): string {
  return file.replace(/-\d+\.(?:webp|avif)$/i, '');
}

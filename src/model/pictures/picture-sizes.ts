/** Maximum size of a picture that an author adds, in bytes. */
export const MOST_PICTURE_BYTES = 25_000_000;

/**
 * Name shared by all sizes and formats of a picture: `media/x` for `media/x-480.avif`. Other files have their own name.
 */
export function pictureName(file: string): string {
  return file.replace(/-\d+\.(?:webp|avif)$/i, '');
}

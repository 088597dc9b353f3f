/** Maximum size of a picture that an author adds, in bytes. */
export const MAX_UPLOAD_BYTES = 25_000_000;

/**
 * Maximum size of a picture that pages show, in bytes. A phone on a slow network (1.6 Mbit/s) loads it in about two
 * seconds.
 */
export const MAX_SHOWN_BYTES = 400_000;

/**
 * Returns the name shared by all sizes and formats of a picture: `media/x` for `media/x-480.avif`. Any other name is
 * returned unchanged.
 */
export function pictureName(file: string): string {
  return file.replace(/-\d+\.(?:webp|avif)$/i, '');
}

/** Returns the files of a picture in all sizes and formats, sorted. `file` is any of them. */
export function filesOfPicture(media: Iterable<string>, file: string): string[] {
  const name = pictureName(file);
  return [...media].filter((one) => pictureName(one) === name).sort();
}

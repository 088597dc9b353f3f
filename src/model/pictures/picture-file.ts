/** Extensions of the formats that every browser shows. */
const FORMATS = /\.(?:avif|webp|png|jpe?g|gif|svg)$/i;

/** Whether a file is a picture, according to its name. */
export function isPictureFile(file: string): boolean {
  return FORMATS.test(file);
}

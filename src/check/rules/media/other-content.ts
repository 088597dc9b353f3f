import { type FileFormat, isShown } from '../../../model/pictures/format-of.ts';
import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import type { Rule } from '../rule.ts';

/** Whether browsers show a format under a file name: photo formats are interchangeable, drawings are not. */
function isShownAs(file: string, format: FileFormat): boolean {
  return isShown(format) && /\.svg$/i.test(file) === (format === 'svg');
}

/** A file with the name of a picture also has the bytes of one. */
export const rule: Rule = {
  code: 'media/other-content',
  severity: 'error',
  *check(site) {
    const others = site.mediaFiles.filter(
      ({ file, picture }) => isPictureFile(file) && !isShownAs(file, picture.format),
    );
    yield* others.map(({ file, place, picture }) => ({
      subject: file,
      place,
      args: { file, content: picture.format },
    }));
  },
};

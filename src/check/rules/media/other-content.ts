import { type FileFormat, isShown } from '../../../model/pictures/format-of.ts';
import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import type { Rule } from '../rule.ts';

/** Whether browsers show a file of a format under a name: those of photos stand for each other, a drawing for none. */
function isShownAs(file: string, format: FileFormat): boolean {
  return isShown(format) && /\.svg$/i.test(file) === (format === 'svg');
}

/** What is called a picture is one by its bytes too. */
export const rule: Rule = {
  code: 'media/other-content',
  severity: 'error',
  *check(facts) {
    const others = facts.mediaFiles.filter(
      ({ file, picture }) => isPictureFile(file) && !isShownAs(file, picture.format),
    );
    yield* others.map(({ file, place, picture }) => ({
      subject: file,
      place,
      args: { file, content: picture.format },
    }));
  },
};

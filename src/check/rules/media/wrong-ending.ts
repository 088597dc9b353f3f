import { type FileFormat, isShown } from '../../../model/pictures/format-of.ts';
import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import type { Rule } from '../rule.ts';

const ENDINGS: Partial<Record<string, FileFormat>> = { jpg: 'jpeg' };

function formatOfName(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return ENDINGS[ending] ?? ending;
}

/** A picture has the extension of its format. Browsers ignore a wrong extension, but other programs rely on it. */
export const rule: Rule = {
  code: 'media/wrong-ending',
  severity: 'warning',
  *check(site) {
    const misnamed = site.mediaFiles.filter(
      ({ file, picture: { format } }) =>
        isPictureFile(file) &&
        isShown(format) &&
        format !== 'svg' &&
        !/\.svg$/i.test(file) &&
        formatOfName(file) !== format,
    );
    yield* misnamed.map(({ file, place, picture: { format } }) => {
      const right = file.replace(/\.\w+$/, `.${format === 'jpeg' ? 'jpg' : format}`);
      return { subject: file, place, args: { file, content: format, right: right.split('/').at(-1) ?? right } };
    });
  },
};

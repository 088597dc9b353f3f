import { isShown } from '../../../model/pictures/format-of.ts';
import { offeredFormats } from '../../../model/pictures/offered-file.ts';
import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import type { DrawingError } from '../../../model/pictures/read-drawing.ts';
import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';
import { rule as downloadLabel } from './download-label.ts';
import { rule as missing } from './missing.ts';
import { rule as noAlt } from './no-alt.ts';
import { rule as notAPicture } from './not-a-picture.ts';
import { rule as notOffered } from './not-offered.ts';
import { rule as otherContent } from './other-content.ts';
import { rule as shareTooSmall } from './share-too-small.ts';
import { rule as staleVariant } from './stale-variant.ts';
import { rule as tooHeavy } from './too-heavy.ts';
import { rule as undrawnSign } from './undrawn-sign.ts';
import { rule as unsafePage } from './unsafe-page.ts';
import { rule as unused } from './unused.ts';
import { rule as wrongEnding } from './wrong-ending.ts';
import { rule as wrongSize } from './wrong-size.ts';

/** Creates a check that yields the errors of one kind in drawings, at most one for each file. */
function inDrawings(kind: DrawingError['kind'], suggestion?: string): Rule['check'] {
  return function* (site) {
    const seen = new Set<string>();
    for (const { file, picture } of site.mediaFiles) {
      const error = picture.errors?.find((one) => one.kind === kind);
      if (!error || seen.has(file)) continue;
      seen.add(file);
      const { start, end, typed } = error;
      yield { place: { file: `content/${file}`, start, end }, args: { typed }, suggestion };
    }
  };
}

/** The rules of the group « media ». */
export const rules: readonly Rule[] = [
  /** A drawing runs no script. */
  {
    code: 'media/active-drawing',
    severity: 'error',
    check: inDrawings('active'),
  },
  /** A drawing is well-formed XML: browsers stop at its first mistake. */
  {
    code: 'media/broken-drawing',
    severity: 'error',
    check: inDrawings('malformed'),
  },
  /** The metadata of a photo reveal neither its location nor its camera. */
  {
    code: 'media/camera-data',
    severity: 'warning',
    *check({ mediaFiles }) {
      for (const { file, place, picture } of mediaFiles) {
        const [data] = picture.reveals ?? [];
        if (data) yield { subject: file, place, args: { file, data } };
      }
    },
  },
  /** Pictures are not truncated. */
  {
    code: 'media/cut-off',
    severity: 'error',
    *check(site) {
      const cut = site.mediaFiles.filter(
        ({ file, picture }) => isPictureFile(file) && isShown(picture.format) && picture.isCut,
      );
      yield* cut.map(({ file, place }) => ({ subject: file, place, args: { file } }));
    },
  },
  downloadLabel,
  /** Media files are not empty. */
  {
    code: 'media/empty-file',
    severity: 'error',
    subsumedBy: ['media/not-a-picture'],
    *check({ media, sources }) {
      for (const { file, place } of media) {
        if (sources.media.get(file) === 0) yield { place, args: { file } };
      }
    },
  },
  /** A drawing contains everything that it shows: in a page it cannot load anything. */
  {
    code: 'media/foreign-part',
    severity: 'error',
    check: inDrawings('foreign'),
  },
  missing,
  /** A drawing declares its type, which markup copied from a page does not. */
  {
    code: 'media/nameless-drawing',
    severity: 'error',
    check: inDrawings('nameless', '<svg xmlns="http://www.w3.org/2000/svg"'),
  },
  noAlt,
  notAPicture,
  notOffered,
  otherContent,
  /**
   * Files that are not pictures also have the format of their extension: a page or script with another extension would
   * run in the site's origin.
   */
  {
    code: 'media/other-format',
    severity: 'error',
    subsumedBy: ['media/not-a-picture', 'schema/*'],
    *check({ mediaFiles }) {
      const others = mediaFiles.filter(
        ({ file, picture }) => !isPictureFile(file) && !offeredFormats(file)?.includes(picture.format),
      );
      yield* others.map(({ file, place, picture }) => ({
        subject: file,
        place,
        args: { file, content: picture.format },
      }));
    },
  },
  /** A page's picture for social networks is not an SVG, which no network supports. */
  {
    code: 'media/share-drawing',
    severity: 'warning',
    *check({ sharePictures, at }) {
      for (const { picture, pointer } of sharePictures) {
        const source = textAt(picture, 'source') ?? '';
        if (/\.svg(?:[?#]|$)/i.test(source)) yield { place: at(`${pointer}/source`), args: { source } };
      }
    },
  },
  shareTooSmall,
  staleVariant,
  tooHeavy,
  undrawnSign,
  /** A drawing only contains allowed elements and attributes: those that draw. */
  {
    code: 'media/unlisted-part',
    severity: 'error',
    check: inDrawings('unlisted'),
  },
  unsafePage,
  unused,
  wrongEnding,
  wrongSize,
  /** A variant of a picture is as wide as its name says: browsers select variants by that width. */
  {
    code: 'media/wrong-variant-width',
    severity: 'warning',
    *check(site) {
      const wrong = site.pictureVariants.filter(({ size, named }) => Math.abs(size.width - named) > 1);
      yield* wrong.map(({ file, place, size, named }) => ({
        subject: file,
        place,
        args: { file, width: size.width, named },
      }));
    },
  },
];

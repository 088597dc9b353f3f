import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { PictureSize } from '../../../model/pictures/size.ts';
import { numberAt } from '../../../model/read/values.ts';
import { isSameShape } from '../../site-index/declared-pictures.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Finding, Rule } from '../rule.ts';

/** Returns the range of both numbers, if only the key of the second is between them. */
function bothNumbers(
  { sources }: SiteIndex,
  width: Place,
  height: Place,
): { place: Place; between: string } | undefined {
  const end = width.end;
  const between = sources.manifest.text.slice(end, height.start);
  if (!/^\s*,\s*"height"\s*:\s*$/.test(between)) return undefined;
  return { place: { ...width, end: height.end }, between };
}

function findingOf(site: SiteIndex, pointer: string, declared: PictureSize, size: PictureSize): Finding {
  const width = site.at(`${pointer}/width`);
  const height = site.at(`${pointer}/height`);
  const args = { declared: `${declared.width} × ${declared.height}`, actual: `${size.width} × ${size.height}` };
  if (declared.height === size.height) return { place: width, args, suggestion: String(size.width) };
  if (declared.width === size.width) return { place: height, args, suggestion: String(size.height) };
  const both = bothNumbers(site, width, height);
  if (!both) return { place: width, args };
  return { place: both.place, args, suggestion: `${size.width}${both.between}${size.height}` };
}

/** Returns the correct declared size in pixels: a drawing has no size of its own, and keeps its declared width. */
function wantedSize(source: string, declared: PictureSize, { width, height }: PictureSize): PictureSize {
  if (!/\.svg$/i.test(source)) return { width, height };
  return { width: declared.width, height: Math.max(1, Math.round((declared.width * height) / width)) };
}

/** The declared width and height of a picture have its real proportions. */
export const rule: Rule = {
  code: 'media/wrong-size',
  severity: 'warning',
  isCertain: true,
  subsumedBy: ['media/share-drawing'],
  *check(site) {
    for (const { use, pointer, source, size } of site.declaredPictures) {
      const [width, height] = [numberAt(use.holder, 'width'), numberAt(use.holder, 'height')];
      if (width === undefined || height === undefined || isSameShape({ width, height }, size)) continue;
      const causes = [site.at(`${pointer}/source`)];
      yield { ...findingOf(site, pointer, { width, height }, wantedSize(source, { width, height }, size)), causes };
    }
  },
};

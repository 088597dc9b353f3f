import type { QuantitativeValueLeaf, VideoObjectLeaf } from 'schema-dts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../model/resolve/resolved.ts';
import { absoluteMediaAddress } from '../../text/addresses.ts';
import { withoutMarkup } from '../../text/without-markup.ts';
import { businessReference } from '../thing.ts';

/** A duration in seconds in ISO 8601: 95 is `PT1M35S`. */
function isoDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return `PT${minutes ? `${minutes}M` : ''}${rest || !minutes ? `${rest}S` : ''}`;
}

/** A length in pixels, by its code (UN/CEFACT Recommendation 20): schema.org does not allow a plain number here. */
function pixels(value: number): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' };
}

/** A video (`VideoObject`); `undefined` if the manifest has no upload date, because search engines require one. */
export function videoObject(
  block: ResolvedBlockOf<'video-gate'>,
  page: Pick<BlockPage, 'description'>,
  shell: Shell,
): VideoObjectLeaf | undefined {
  const { title, lead, transcript, poster, uploadDate, duration, sources, width, height } = block;
  if (!uploadDate || !poster) return undefined;
  return {
    '@type': 'VideoObject',
    name: title,
    description: lead ?? page.description,
    thumbnailUrl: absoluteMediaAddress(shell, poster.source),
    uploadDate,
    ...(duration ? { duration: isoDuration(duration) } : {}),
    ...(sources[0]
      ? { contentUrl: absoluteMediaAddress(shell, sources[0].source), encodingFormat: sources[0].mime }
      : {}),
    width: pixels(width),
    height: pixels(height),
    inLanguage: shell.language,
    transcript: withoutMarkup(transcript),
    publisher: businessReference(shell),
  };
}

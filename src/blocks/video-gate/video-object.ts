import type { QuantitativeValueLeaf, VideoObjectLeaf } from 'schema-dts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../model/resolve/resolved.ts';
import { absoluteMediaAddress } from '../../text/addresses.ts';
import { withoutMarkup } from '../../text/without-markup.ts';
import { businessReference } from '../thing.ts';

/** Formats a duration in seconds as ISO 8601: 95 is `PT1M35S`. */
function isoDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return `PT${minutes ? `${minutes}M` : ''}${rest || !minutes ? `${rest}S` : ''}`;
}

/**
 * Returns a length in pixels with its unit code (UN/CEFACT Recommendation 20), because schema.org does not allow a
 * plain number here.
 */
function pixels(value: number): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' };
}

/**
 * Returns a video (`VideoObject`); `undefined` without an upload date or a poster, because search engines require both.
 */
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

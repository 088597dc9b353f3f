import type { ResolvedBlockOf } from '../../site/resolve/resolved.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

/** The block, with its transcript as the server rendered it: no Markdown parser reaches the browser. */
export type VideoBlock = ResolvedBlockOf<'video-gate'> & { transcriptHtml?: string };

/** Whether this browser plays none of the film's formats. */
export function isUnsupported({ sources }: Pick<VideoBlock, 'sources'>): boolean {
  const probe = document.createElement('video');
  return typeof probe.canPlayType !== 'function' || sources.every(({ mime }) => probe.canPlayType(mime) === '');
}

/** The file to offer by itself: MP4 where there is one, which every device opens. */
export function videoFile({ sources }: Pick<VideoBlock, 'sources'>): string {
  const source = sources.find(({ mime }) => mime === 'video/mp4') ?? sources[0];
  return mediaUrl(source?.source ?? '');
}

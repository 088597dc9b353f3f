import type { ResolvedBlockOf } from '../../model/resolve/resolved.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

/** The block, with its transcript rendered on the server, because no Markdown parser is sent to browsers. */
export type VideoBlock = ResolvedBlockOf<'video-gate'> & { transcriptHtml?: string };

/** Whether this browser plays none of the video's formats. */
export function isUnsupported({ sources }: Pick<VideoBlock, 'sources'>): boolean {
  const probe = document.createElement('video');
  return typeof probe.canPlayType !== 'function' || sources.every(({ mime }) => probe.canPlayType(mime) === '');
}

/** Returns the address of the file to link to: MP4 if there is one, because every device opens it. */
export function videoFile({ sources }: Pick<VideoBlock, 'sources'>): string {
  const source = sources.find(({ mime }) => mime === 'video/mp4') ?? sources[0];
  return mediaUrl(source?.source ?? '');
}

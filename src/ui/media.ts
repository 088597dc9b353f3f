/** Address of a media file named in the manifest: `media/x.webp` is served at `/media/x.webp`. Others stay as they are. */
export function mediaUrl(source: string): string {
  if (/^(?:https?:)?\/\//.test(source)) return source;
  return `${import.meta.env.BASE_URL}${source.replace(/^\//, '')}`;
}

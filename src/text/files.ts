import { decodePath } from './addresses.ts';

/** Returns the name of a media file below `content/` from any form of its address. */
export function mediaFile(typed: string): string | undefined {
  if (!typed.includes('media/')) return undefined;
  const name = decodePath(typed.replace(/^\.?\//, '').replace(/[?#].*$/, ''));
  return name.startsWith('media/') ? name : undefined;
}

/** Returns the file name of a site's own font in the output folder, without a leading slash. */
export function ownFontFile(name: string): string {
  return `media/fonts/${name}.woff2`;
}

/**
 * Returns the files of a site's own font below `content/`: the font, then its licence. They are published below
 * `media/`.
 */
export function ownFontSources(name: string): readonly [font: string, licence: string] {
  return [`fonts/${name}.woff2`, `fonts/${name}-LICENSE.txt`];
}

/** Size in pixels of the picture that social networks show next to a link. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Returns the file of a route's social picture, relative to the output folder, without the `:` of a parameter. */
export function socialFile(route: string): string {
  return `media/social/${route.slice(1).replaceAll(':', '') || 'index'}.png`;
}

/** Whether a social picture is drawn for a page: for all except the 404 page and pages with a picture of their own. */
export function hasSocialPicture({ kind, picture }: { kind: string; picture?: unknown }): boolean {
  return kind !== 'not-found' && !picture;
}

/** Returns the size of a file in French: « 12 ko », « 1,3 Mo ». */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} ko` : `${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`;
}

/** Files that visitors open in a program other than the browser. */
const DOWNLOAD = /\.(csv|docx|ics|ods|odt|pdf|vcf|xlsx)$/i;

/**
 * Returns the format and size of a linked file, for the text of the link: « ODT, 12 ko ». Returns `undefined` for files
 * that browsers show themselves.
 */
export function fileLabel(file: string, bytes: number): string | undefined {
  const format = DOWNLOAD.exec(file)?.[1]?.toUpperCase();
  return format && `${format}, ${fileSize(bytes)}`;
}

/** Returns the text of a link with the label of its file at the end. An existing label is replaced. */
export function withFileLabel(words: string, label: string): string {
  return `${words.trimEnd().replace(/(?<!\s)\s*\([A-Za-z]{2,5},[^()]*\)$/, '')} (${label})`;
}

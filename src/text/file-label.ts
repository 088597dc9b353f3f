/** Files that visitors open in another program than the browser. */
const DOWNLOAD = /\.(csv|docx|ics|ods|odt|pdf|vcf|xlsx)$/i;

/**
 * Format and size of a linked file, for the text of the link: « ODT, 12 ko ». `undefined` for files that browsers show
 * themselves.
 */
export function fileLabel(file: string, bytes: number): string | undefined {
  const format = DOWNLOAD.exec(file)?.[1]?.toUpperCase();
  if (!format) return undefined;
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? `${format}, ${kilobytes} ko`
    : `${format}, ${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`;
}

/** The text of a link with such a label at its end, which replaces an existing label. */
export function withFileLabel(words: string, label: string): string {
  return `${words.trimEnd().replace(/(?<!\s)\s*\([A-Za-z]{2,5},[^()]*\)$/, '')} (${label})`;
}

/** Files that a visitor opens in a program of his own. */
const DOWNLOAD = /\.(csv|docx|ics|ods|odt|pdf|vcf|xlsx)$/i;

/**
 * What a link says of a file that it leads to, its format and its weight: « ODT, 12 ko ». Nothing for files that
 * browsers show by themselves.
 */
export function fileLabel(file: string, bytes: number): string | undefined {
  const format = DOWNLOAD.exec(file)?.[1]?.toUpperCase();
  if (!format) return undefined;
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? `${format}, ${kilobytes} ko`
    : `${format}, ${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`;
}

/** The words of a link, with such a label at their end in the place of the one they have. */
export function withFileLabel(words: string, label: string): string {
  return `${words.trimEnd().replace(/(?<!\s)\s*\([A-Za-z]{2,5},[^()]*\)$/, '')} (${label})`;
}

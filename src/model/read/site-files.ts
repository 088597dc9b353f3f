/** Name of the manifest in a site folder. */
export const manifestName = 'site.manifest.json';

/** Pages of the last release. The file is committed, so that every release is compared with the previous one. */
export const releaseFile = 'content/release.json';

/** File of the words that a site accepts in addition to the dictionary, one per line. */
export const lexiconFile = 'content/lexique.txt';

/** Schema of the site for text editors. */
export const editorSchemaFile = 'schemas/editor.schema.json';

/** Whether a file is a note for the owner, which pages never show: a Markdown file whose name begins with « _ ». */
export function isNote(file: string): boolean {
  return /(?:^|\/)_[^/]*\.md$/.test(file);
}

/** Whether a file, by its path relative to the site folder, is below `content/media/`. */
export function isMedia(file: string): boolean {
  return file.startsWith('content/media/');
}

/**
 * Returns the name of a Markdown file in sources: its path below `content/`, without `.md`. Returns `undefined` for any
 * other file, including the manual.
 */
export function textName(file: string): string | undefined {
  return /^content\/(?!media\/|README(?:-(?:fichiers|assistants))?\.md$)(.+)\.md$/s.exec(file)?.[1];
}

/** Name of the manifest in a site folder. */
export const manifestName = 'site.manifest.json';

/** Pages of the last release. The file is committed, so that every release is compared with the previous one. */
export const releaseFile = 'content/release.json';

/** File of the words that a site accepts in addition to the dictionary, one a line. */
export const lexiconFile = 'content/lexique.txt';

/** Schema of the site for text editors. */
export const editorSchemaFile = 'schemas/editor.schema.json';

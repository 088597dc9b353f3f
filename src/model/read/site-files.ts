/** Name of the manifest in a site folder. */
export const manifestName = 'site.manifest.json';

/** The pages that the last release had. The list is committed, so that every release is compared with the one before. */
export const releaseFile = 'content/release.json';

/** File of the words that a site accepts in addition to the dictionary, one a line. */
export const lexiconFile = 'content/lexique.txt';

/** Where a site keeps its schema for editors. */
export const editorSchemaFile = 'schemas/editor.schema.json';

import { describe, expect, it } from 'vitest';
import { files, importedFiles } from '../imports.ts';

/**
 * What stands in `src/site`, in its order. Each part imports those that are listed with it, for the reason beside them,
 * and all of them stand before it.
 */
const order: Record<string, Record<string, string>> = {
  'types.generated.ts': {},
  'reserved-paths.ts': {},
  pictures: {},
  redirects: {},
  read: { pictures: 'sources say what a media file is by its bytes' },
  schema: { read: 'what is wrong is located in the document that was read' },
  'validate.ts': {
    read: 'every document that was read is validated',
    schema: 'against its schema',
  },
  markdown: {},
  resolve: {
    'types.generated.ts': 'what is resolved was valid',
    pictures: 'pages say the sizes of their pictures',
    read: 'guides come from their sources',
    schema: 'defaults and the kinds of texts stand in the schemas',
    markdown: 'names between braces, and the pictures of a text, are found in it',
  },
  release: {
    'reserved-paths.ts': 'a page that is gone may be a file that a build writes',
    redirects: 'a page that is gone may be redirected',
    read: 'the terms of consent are read from a manifest that may be wrong in places',
    resolve: 'visitors were asked with facts in place',
  },
  facts: {
    'types.generated.ts': 'names between braces are looked up as the pages do',
    'reserved-paths.ts': 'links may lead to files that a build writes, and pages may not take their addresses',
    pictures: 'what is shown is what its bytes say',
    redirects: 'links may lead to a redirection',
    read: 'facts follow from what was read',
    schema: 'strings are found by the kind that their schema says',
    markdown: 'links and names stand in texts too',
    resolve: 'names between braces are looked up as the pages do',
    release: 'a page may have another address than in the last release',
  },
  edit: {
    read: 'an edit is made where a value stands in its text',
    schema: 'a new member stands where its schema says',
  },
  provenance: {
    read: 'a text is written at a place of what was read',
    schema: 'the kind of a text stands in its schema',
    markdown: 'a text of a guide is found by the tree of its Markdown',
    resolve: 'what pages show is what was resolved',
    edit: 'the editor’s client is told of it',
  },
  suggestions: {
    read: 'ids are those of a site that was read',
    schema: 'the kinds of strings stand in the schemas',
    facts: 'a site has the ids that its facts have',
  },
  rules: {
    'types.generated.ts': 'a fact is formatted as the pages do',
    'reserved-paths.ts': 'no redirection leaves from a file that a build writes',
    pictures: 'pictures are judged by their bytes',
    redirects: 'redirections are read as hosts read them',
    read: 'findings have the place of what was read',
    schema: 'the schema says what the owner is to put in the place of a placeholder',
    markdown: 'texts are judged by what stands in them',
    resolve: 'texts are judged with facts in place',
    release: 'a site is compared with its last release',
    facts: 'rules judge facts',
  },
  'check.ts': {
    read: 'what was read is all that it is given',
    'validate.ts': 'looks at the form first',
    facts: 'then makes the facts',
    rules: 'then applies the rules',
  },
};

const parts = Object.keys(order);

/** The part of `src/site` that a file belongs to. */
const partOf = (file: string) => file.split('/')[1] ?? '';

const inSite = (file: string) => file.startsWith('site/');

const imports = files
  .filter(inSite)
  .flatMap((file) => importedFiles(file).map((target) => ({ file, target })))
  .filter(({ file, target }) => inSite(target) && partOf(file) !== partOf(target));

describe('the order in src/site', () => {
  it('holds every folder and file', () => {
    expect([...new Set(files.filter(inSite).map(partOf))].sort()).toEqual([...parts].sort());
  });

  it('lets each part import only what stands before it', () => {
    const later = parts.flatMap((part, index) =>
      Object.keys(order[part] ?? {})
        .filter((other) => !parts.slice(0, index).includes(other))
        .map((other) => `${part} imports ${other}`),
    );
    expect(later).toEqual([]);
  });

  it.each(parts)('%s imports what it needs, and nothing else', (part) => {
    const wrong = imports
      .filter(({ file, target }) => partOf(file) === part && !Object.hasOwn(order[part] ?? {}, partOf(target)))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
    const used = new Set(imports.filter(({ file }) => partOf(file) === part).map(({ target }) => partOf(target)));
    expect(Object.keys(order[part] ?? {}).filter((other) => !used.has(other))).toEqual([]);
  });

  it('lets no rule import another: what several of them find is a fact', () => {
    const isRule = (file: string) => /^site\/rules\/[^/]+\//.test(file);
    const wrong = files
      .filter((file) => inSite(file) && !/^site\/rules\/(?:registry|[^/]+\/rules)\.ts$/.test(file))
      .flatMap((file) => importedFiles(file).map((target) => ({ file, target })))
      .filter(({ target }) => isRule(target))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });
});

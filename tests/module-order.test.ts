import { describe, expect, it } from 'vitest';
import { files, importedFiles } from './imports.ts';

/**
 * The parts of a module in order. Each may import the listed ones, for the given reasons; all of these come before it.
 */
type Order = Record<string, Record<string, string>>;

const orders: Record<string, Order> = {
  model: {
    'engine-files.ts': {},
    'types.generated.ts': {},
    'reserved-paths.ts': {},
    pictures: {},
    redirects: {},
    markdown: {},
    read: {
      pictures: 'sources say what a media file is by its bytes',
      markdown: 'a document says what is read of its body, once',
    },
    schema: {
      'engine-files.ts': 'the schemas are files of the engine',
      read: 'what is wrong is located in the document that was read',
      markdown: 'a figure that is wrong is found in the tree of its text',
    },
    resolve: {
      'types.generated.ts': 'what is resolved was valid',
      pictures: 'pages say the sizes of their pictures',
      read: 'guides come from their sources',
      schema: 'defaults and the kinds of texts stand in the schemas',
      markdown: 'names between braces, and the pictures of a text, are found in it',
    },
  },
  check: {
    'own-blocks': {},
    'validate.ts': { 'own-blocks': 'the form of a site is that of its blocks too' },
    release: {},
    spelling: {},
    'site-index': {
      release: 'a page may have another address than in the last release',
      spelling: 'the misspelt words of a site are part of the index',
    },
    suggestions: { 'site-index': 'a site has the ids of its index' },
    uses: { 'site-index': 'links and names are found in the parts of a site' },
    rules: {
      release: 'a site is compared with its last release',
      'site-index': 'rules read it',
      spelling: 'words that are written twice are found in each text',
    },
    'check-site.ts': {
      'validate.ts': 'looks at the form first',
      'site-index': 'then makes the index',
      rules: 'then applies the rules',
      spelling: 'is given a dictionary for some of them',
    },
    'check-change.ts': { 'check-site.ts': 'a site is checked after a change' },
    fix: {
      'check-change.ts': 'a correction must not add an error',
      'check-site.ts': 'a correction counts if the check finds less',
    },
  },
  editor: {
    'requests.ts': {},
    'protocol.ts': { 'requests.ts': 'infers the types of requests' },
    'origins-protocol.ts': { 'protocol.ts': 'names files' },
    'publish-protocol.ts': { 'protocol.ts': 'names problems and conflicts' },
    'calls.ts': {
      'requests.ts': 'infers the types of requests',
      'protocol.ts': 'names the answers',
      'origins-protocol.ts': 'names the answers',
      'publish-protocol.ts': 'names the answers',
    },
    origins: {
      'protocol.ts': 'names files',
      'origins-protocol.ts': 'the client is sent the origins of a page',
    },
    words: {},
    server: {
      'requests.ts': 'decodes the requests',
      'protocol.ts': 'answers the calls of the client',
      'origins-protocol.ts': 'answers the calls of the client',
      'publish-protocol.ts': 'answers the calls of the client',
      'calls.ts': 'answers the calls of the client',
      words: 'answers in French',
      origins: 'maps the texts of a page to their fields',
    },
    client: {
      'protocol.ts': 'calls the server',
      'origins-protocol.ts': 'calls the server',
      'publish-protocol.ts': 'calls the server',
      'calls.ts': 'calls the server',
    },
  },
};

/** Returns the part of a module that a file belongs to. */
const partOf = (file: string) => file.split('/')[1] ?? '';

describe.each(Object.entries(orders))('the order in src/%s', (module, order) => {
  const parts = Object.keys(order);
  const isInside = (file: string) => file.startsWith(`${module}/`);
  const imports = files
    .filter(isInside)
    .flatMap((file) => importedFiles(file).map((target) => ({ file, target })))
    .filter(({ file, target }) => isInside(target) && partOf(file) !== partOf(target));

  it('includes every folder and file, and only lets each part import earlier ones', () => {
    expect([...new Set(files.filter(isInside).map(partOf))].sort()).toEqual([...parts].sort());
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
});

it('lets no rule import another: what they share is in the site index', () => {
  const isRule = (file: string) => /^check\/rules\/[^/]+\//.test(file);
  const wrong = files
    .filter((file) => file.startsWith('check/') && !/^check\/rules\/(?:registry|[^/]+\/rules)\.ts$/.test(file))
    .flatMap((file) => importedFiles(file).map((target) => ({ file, target })))
    .filter(({ target }) => isRule(target))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(wrong).toEqual([]);
});

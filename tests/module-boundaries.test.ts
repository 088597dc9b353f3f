import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { programCommand } from '../src/cli/programs/program-command.ts';
import { files, type Import, importsOf, ownImportsOf, src } from './imports.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Allowed imports (a module, a folder or a file of `src/`, or a package), with reasons. */
type Reasons = Record<string, string>;

interface Boundaries {
  code: Reasons;
  /** Type imports, which are removed in a build. */
  types?: Reasons;
  /** Packages, with `node:` for Node's own. Without this list, any package is allowed. */
  packages?: Reasons;
}

const TYPES_OF_PAGES = 'its props are parts of the page that the model resolved';

/** Imports that each module may have, in addition to its own files. */
const modules: Record<string, Boundaries | 'all'> = {
  text: { code: {}, packages: {} },
  protocol: { code: {}, packages: {} },
  art: { code: {}, types: { model: 'colours and motifs are named as the manifest names them' }, packages: {} },
  diagnostics: {
    code: {},
    types: { text: 'the place of a finding is a range of a text' },
    packages: { 'node:': 'reporters print for terminals' },
  },
  model: {
    code: { text: 'pages make slugs, typography and numbers by the same functions as rules' },
    types: { diagnostics: 'reading reports problems' },
    packages: {
      'node:': 'reads files',
      ajv: 'validates against schemas/',
      yaml: 'reads front matter',
      saxes: 'reads drawings as XML',
      parse5: 'reads the page of a frame as HTML',
      satteri: 'parses Markdown',
      'mdast-util-from-markdown': 'parses Markdown where satteri has no binary',
      'mdast-util-gfm': 'parses its tables and strikethrough',
      'micromark-extension-gfm': 'parses its tables and strikethrough',
    },
  },
  edit: {
    code: { model: 'an edit is made where the reader found a value' },
    types: { text: 'an edit replaces a range of a text' },
    packages: { 'node:': 'compares values', yaml: 'reads front matter' },
  },
  check: {
    code: {
      model: 'judges the site that was read',
      edit: 'types the corrections of findings into texts',
      diagnostics: 'reports problems',
      text: 'counts, compares and measures texts',
    },
    packages: {
      'node:': 'compares files and addresses',
      'dictionary-fr': 'the words of French',
      nspell: 'looks words up',
    },
  },
  figures: {
    code: {
      ui: 'looks like the rest',
      text: 'reads the amounts that it draws to scale',
      '../schemas/figures': 'hands the schema of each kind to the forms of the editor',
    },
    types: { model: 'its props are the figures that the schemas describe' },
  },
  markdown: {
    code: {
      figures: 'a text describes figures',
      'model/markdown': 'the page is made of the tree that rules have looked at',
      text: 'headings have slugs, and texts typography',
    },
  },
  ui: {
    code: {
      art: 'draws its icons',
      protocol: 'names attributes and events',
      text: 'writes addresses and reads colours',
    },
    types: { model: 'the theme is made of the colours and fonts of the manifest' },
  },
  forms: {
    code: { ui: 'looks like the rest', protocol: 'names attributes and stored entries', text: 'reads phone numbers' },
    types: { model: 'the manifest describes each form' },
  },
  consent: {
    code: { ui: 'writes addresses', protocol: 'names attributes and stored entries' },
    types: { model: 'the manifest says what waits for consent' },
  },
  blocks: {
    code: {
      ui: 'looks like the rest',
      markdown: 'blocks hold texts',
      'model/markdown': 'a long text is split where the editor’s map splits it',
      'model/resolve/model.ts': 'a model resolves its blocks by their definitions',
      forms: 'some blocks present a form',
      consent: 'films and agendas wait for consent, and a button opens the choice',
      protocol: 'names attributes',
      text: 'formats dates, prices and phone numbers, and writes addresses',
    },
    types: { model: TYPES_OF_PAGES },
  },
  shell: {
    code: {
      blocks: 'a page consists of blocks',
      ui: 'looks like the rest',
      markdown: 'a guide is a text',
      consent: 'every page offers the choice',
      protocol: 'names attributes, events and stored entries',
      text: 'writes head tags and structured data',
    },
    types: { model: TYPES_OF_PAGES },
  },
  entry: {
    code: {
      shell: 'is all that it starts',
      protocol: 'the boot script is on its own, and agrees with the program on names',
    },
  },
  build: {
    code: {
      model: 'makes files of the model',
      'blocks/create-model.ts': 'makes the model',
      'blocks/definitions.ts': 'asks blocks which guides they list, and when a text was reviewed',
      '../vite.config.ts': 'extends the configuration that tests and the development server use',
      check: 'refuses a site with errors, and compares a release with the last one',
      edit: 'writes a text as its difference from the bytes of its file',
      art: 'draws banners, tiles and social pictures into files',
      protocol: 'pages, the boot script and the development server agree on names',
      text: 'writes addresses and file names',
    },
    types: {
      entry: 'loads the server entry as a built file',
      diagnostics: 'passes on what is wrong with a site',
    },
  },
  dev: {
    code: {
      build: 'serves what a build would write',
      editor: 'serves /__edit',
      check: 'applies the rules after each change',
      model: 'serves the pages of the model',
      protocol: 'pages and the development server agree on names',
      text: 'reads addresses',
    },
    types: {
      diagnostics: 'shows problems while developing',
      entry: 'loads the server entry',
    },
  },
  browser: {
    code: {},
    packages: {
      'node:': 'looks for installed browsers and starts them',
      'playwright-core': 'drives them',
    },
  },
  media: {
    code: {
      model: 'guides declare the photos to fetch',
      check: 'only guides of a valid form are looked at',
      'build/files': 'writes into a site',
      diagnostics: 'reports what could not be fetched',
      text: 'addresses are read as browsers do',
    },
    packages: { 'node:': 'writes files', sharp: 'resizes pictures' },
  },
  editor: {
    code: {
      figures: 'a form of a figure is made from its schema',
      edit: 'writes operations into texts',
      model: 'reads the site, its schemas and pages',
      'blocks/definitions.ts': 'asks blocks where their texts are written, and which they work out',
      check: 'reports at the fields what the rules report',
      diagnostics: 'puts problems into words',
      build: 'renders pages, draws the social picture and compiles the client',
      ui: 'begins its theme with that of the site, and passes nothing on during a press',
      art: 'draws its icons, and the motifs that an owner may choose',
      protocol: 'names attributes of the page in the frame',
      text: 'measures sentences as the author types',
    },
    types: {
      'blocks/block-definition.ts': 'follows the places that a definition names',
      entry: 'is given the renderer of pages',
    },
  },
  mcp: {
    code: {
      model: 'reads the site, and the site after a change',
      check: 'says what a change would add or cure',
      edit: 'replaces a passage of a text',
      editor: 'plans, searches, describes and commits as the editor does',
      build: 'writes a change into a site',
      diagnostics: 'puts findings into words',
      text: 'reads addresses',
    },
    packages: { 'node:': 'logs calls', '@modelcontextprotocol/server': 'speaks the protocol' },
  },
  workshop: 'all',
  cli: {
    code: {
      build: 'build and release',
      dev: 'start and preview',
      editor: 'compiles its client for the package',
      check: 'check and release',
      edit: 'renames and removes',
      model: 'names files of a site, and makes types of the schemas',
      diagnostics: 'prints problems',
      media: 'media',
      browser: 'tests run in one',
      mcp: 'serves a site to assistants',
      text: 'a new site is written with names, colours and patterns of texts',
    },
  },
};

const guarded = Object.entries(modules).filter((entry): entry is [string, Boundaries] => entry[1] !== 'all');

/** Returns the package of an import; Node's own modules count as one package. */
function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node:';
  return /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
}

const moduleOf = (file: string) => file.split('/')[0] ?? '';

/** Whether a file is, or is below, a place of `src/`. */
const isIn = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`);

const asWords = ({ file, target }: Import) => `${file} imports ${target}`;

describe.each(guarded)('the module %s', (name, { code, types = {}, packages }) => {
  const own = files.filter(isIn(name));
  const imports = own.flatMap(ownImportsOf).filter(({ target }) => moduleOf(target) !== name);
  const needed = own.flatMap(importsOf).filter(({ target, isType }) => !isType && !target.startsWith('.'));

  it('only imports what it may, and is allowed no import that it does not use', () => {
    const wrong = imports.filter(({ target, isType }) => {
      const places = [...Object.keys(code), ...(isType ? Object.keys(types) : [])];
      return !places.some((place) => isIn(place)(target));
    });
    expect(wrong.map(asWords)).toEqual([]);
    const unused = [...Object.keys(code), ...Object.keys(types)].filter(
      (place) => !imports.some(({ target }) => isIn(place)(target)),
    );
    expect(unused).toEqual([]);
  });

  it.runIf(packages)('only needs the listed packages, and all of them', () => {
    const listed = Object.keys(packages ?? {});
    expect(needed.filter(({ target }) => !listed.includes(packageOf(target))).map(asWords)).toEqual([]);
    const used = new Set(needed.map(({ target }) => packageOf(target)));
    expect(listed.filter((one) => !used.has(one))).toEqual([]);
  });
});

describe('modules of the sources', () => {
  it('are all checked', () => {
    const found = new Set(files.filter((file) => file.includes('/')).map(moduleOf));
    expect([...found].sort()).toEqual(Object.keys(modules).sort());
  });

  it('each have a row in their document, which lists what they may import', () => {
    const document = readFileSync(path.join(src, 'modules.md'), 'utf8');
    const rows = new Map(
      [...document.matchAll(/^\| `([a-z]+)\/` \|.*\| ([^|]+) \|$/gm)].map(([, name = '', words = '']) => [name, words]),
    );
    const namedBy = (words = '') => Object.keys(modules).filter((name) => new RegExp(`\\b${name}\\b`).test(words));
    for (const [name, { code, types = {} }] of guarded) {
      const allowed = Object.keys({ ...code, ...types }).map(moduleOf);
      expect(namedBy(rows.get(name)), name).toEqual(Object.keys(modules).filter((one) => allowed.includes(one)));
    }
    expect(rows.get('workshop')).toBe('all');
  });

  it('have no block that imports another', () => {
    const wrong = files.filter(isIn('blocks')).flatMap((file) => {
      const [, block = ''] = file.split('/');
      if (block.includes('.')) return [];
      return ownImportsOf(file).filter(
        ({ target }) => /^blocks\/[^/]+\//.test(target) && !isIn(`blocks/${block}`)(target),
      );
    });
    expect(wrong.map(asWords)).toEqual([]);
  });

  it('only load the editor’s server by its gate, so that the first page does not wait for it, and for assistants and the package', () => {
    const wrong = files
      .filter((file) => !isIn('editor/server')(file) && !isIn('mcp')(file))
      .flatMap(ownImportsOf)
      .filter(({ target, isType }) => isIn('editor/server')(target) && !isType);
    expect(wrong.map(asWords).sort()).toEqual([
      'cli/engine/write-package.ts imports editor/server/compile-client.ts',
      'dev/dev-server.ts imports editor/server/editor-gate.ts',
      'dev/dev-server.ts imports editor/server/public-gate.ts',
    ]);
  });

  it('only load the server for assistants and its packages for its own command', () => {
    const isOfProtocol = ({ target }: Import) => target.startsWith('@modelcontextprotocol/');
    const loading = files.filter((file) => importsOf(file).some(isOfProtocol));
    expect(loading).toEqual(['mcp/server.ts']);
    const wrong = files
      .filter((file) => !isIn('mcp')(file))
      .flatMap(ownImportsOf)
      .filter(({ target }) => isIn('mcp')(target));
    expect(wrong.map(asWords)).toEqual(['cli/mcp.ts imports mcp/server.ts']);
  });

  it('name the file of the manifest in one place, except for texts', () => {
    const naming = files.filter((file) => readFileSync(path.join(src, file), 'utf8').includes("'site.manifest.json'"));
    expect(naming).toEqual(['model/read/site-files.ts']);
  });

  it('compile the model without browser globals', () => {
    const folder = temporaryFolder();
    const root = path.dirname(src);
    const config = {
      extends: path.join(src, 'model/tsconfig.json'),
      compilerOptions: { typeRoots: [path.join(root, 'node_modules/@types')] },
      include: ['.'],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(path.join(folder, 'browser.ts'), 'export const title = document.title;');
    writeFileSync(path.join(folder, 'node.ts'), 'export const version: string = process.version;');
    const [file = '', ...args] = programCommand(root, 'tsc');
    const { stdout } = spawnSync(file, [...args, '--noEmit', '-p', folder], { encoding: 'utf8' });
    expect(stdout.trimEnd().split('\n')).toEqual([expect.stringMatching(/browser\.ts\(.*Cannot find name 'document'/)]);
  });
});

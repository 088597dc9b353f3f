import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { programCommand } from '../src/cli/programs/program-command.ts';
import { files, type Import, importsOf, ownImportsOf, src } from './imports.ts';
import { temporaryFolder } from './publish/tiny-site.ts';

/** What may be imported, a module, a folder or a file of `src/` or a package, and why. */
type Reasons = Record<string, string>;

interface Boundaries {
  code: Reasons;
  /** Imports of types, which vanish when the program is built. */
  types?: Reasons;
  /** Packages, Node's own as `node:`; any if not listed. */
  packages?: Reasons;
}

const TYPES_OF_PAGES = 'its props are parts of the page that the model resolved';

/** What each module may import, beside itself. */
const modules: Record<string, Boundaries | 'all'> = {
  text: { code: {}, packages: {} },
  protocol: { code: {}, packages: {} },
  art: { code: {}, types: { site: 'colours and motifs are named as the manifest names them' }, packages: {} },
  diagnostics: { code: {}, packages: { 'node:': 'reporters print for terminals' } },
  site: {
    code: {
      diagnostics: 'reading, validation and rules report problems',
      protocol: 'the editor’s map follows the sections of a page by their attributes',
      text: 'rules and pages make slugs, typography and numbers by the same functions',
    },
    packages: {
      'node:': 'reads files',
      ajv: 'validates against schemas/',
      yaml: 'reads front matter',
      satteri: 'parses Markdown',
      saxes: 'reads drawings as the XML that browsers read',
      parse5: 'reads the page of a calendar as the HTML that browsers read',
      'mdast-util-from-markdown': 'parses Markdown where satteri has no binary',
      'mdast-util-gfm': 'parses its tables and strikethrough',
      'micromark-extension-gfm': 'parses its tables and strikethrough',
    },
  },
  markdown: {
    code: {
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
    types: { site: 'the theme is made of the colours and fonts of the manifest' },
  },
  forms: {
    code: { ui: 'looks like the rest', protocol: 'names attributes and stored entries', text: 'reads phone numbers' },
    types: { site: 'the manifest describes each form' },
  },
  consent: {
    code: { ui: 'writes addresses', protocol: 'names attributes and stored entries' },
    types: { site: 'the manifest says what waits for consent' },
  },
  blocks: {
    code: {
      ui: 'looks like the rest',
      markdown: 'blocks hold texts',
      'model/markdown': 'a long text is split where the editor’s map splits it',
      forms: 'some blocks present a form',
      consent: 'films and agendas wait for consent, and a button opens the choice',
      protocol: 'names attributes',
      text: 'formats dates, prices and phone numbers',
    },
    types: { site: TYPES_OF_PAGES },
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
    types: { site: TYPES_OF_PAGES },
  },
  entry: {
    code: {
      shell: 'is all that it starts',
      protocol: 'the boot script is on its own, and agrees with the program on names',
    },
  },
  publish: {
    code: {
      site: 'publishes the model',
      art: 'draws banners, the favicon and social pictures into files',
      protocol: 'pages, the boot script and the development server agree on names',
      text: 'writes addresses and file names',
      diagnostics: 'shows problems while developing and editing',
    },
    types: { entry: 'loads the server entry as a built file' },
  },
  browser: {
    code: {},
    packages: {
      'node:': 'looks for installed browsers and starts them',
      'playwright-core': 'drives them',
      ws: 'speaks with Firefox and WebKit',
    },
  },
  texts: {
    code: {
      site: 'reads the texts of the site by their trees',
      diagnostics: 'reports findings',
      text: 'counts words, sentences and what is repeated',
    },
    packages: { 'dictionary-fr': 'the words of French', nspell: 'looks words up' },
  },
  media: {
    code: { site: 'guides declare the photos to fetch', diagnostics: 'reports what could not be fetched' },
    packages: { 'node:': 'writes files', sharp: 'resizes pictures' },
  },
  editor: {
    code: {
      'model/read/pointer.ts': 'names a value as the server does',
      'edit/text-edit.ts': 'applies and rebases the edits that the server makes',
      ui: 'begins its theme with that of the site',
      art: 'draws its icons, and the motifs that an owner may choose',
      protocol: 'names attributes of the page in the frame',
      text: 'measures sentences as the author types',
    },
    types: { site: 'operations, schemas and answers of the server' },
  },
  studio: 'all',
  cli: {
    code: {
      publish: 'build, start and preview',
      site: 'check and release',
      diagnostics: 'prints problems',
      texts: 'check:texts',
      media: 'media',
      browser: 'tests and benches run in one',
      protocol: 'measures by the names of attributes',
    },
    types: { text: 'addresses have a style' },
  },
};

const guarded = Object.entries(modules).filter((entry): entry is [string, Boundaries] => entry[1] !== 'all');

/** Package of what is imported; Node's own are one. */
function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node:';
  return /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
}

const moduleOf = (file: string) => file.split('/')[0] ?? '';

/** Whether a file is a place of `src/`, or stands below it. */
const isIn = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`);

const asWords = ({ file, target }: Import) => `${file} imports ${target}`;

describe.each(guarded)('the module %s', (name, { code, types = {}, packages }) => {
  const own = files.filter(isIn(name));
  const imports = own.flatMap(ownImportsOf).filter(({ target }) => moduleOf(target) !== name);
  const needed = own.flatMap(importsOf).filter(({ target, isType }) => !isType && !target.startsWith('.'));

  it('imports only what it may', () => {
    const wrong = imports.filter(({ target, isType }) => {
      const places = [...Object.keys(code), ...(isType ? Object.keys(types) : [])];
      return !places.some((place) => isIn(place)(target));
    });
    expect(wrong.map(asWords)).toEqual([]);
  });

  it('may import nothing that it does not use', () => {
    const unused = [...Object.keys(code), ...Object.keys(types)].filter(
      (place) => !imports.some(({ target }) => isIn(place)(target)),
    );
    expect(unused).toEqual([]);
  });

  it.runIf(packages)('needs only the packages that are listed, and all of them', () => {
    const listed = Object.keys(packages ?? {});
    expect(needed.filter(({ target }) => !listed.includes(packageOf(target))).map(asWords)).toEqual([]);
    const used = new Set(needed.map(({ target }) => packageOf(target)));
    expect(listed.filter((one) => !used.has(one))).toEqual([]);
  });
});

describe('modules of the sources', () => {
  it('are all guarded', () => {
    const found = new Set(files.filter((file) => file.includes('/')).map(moduleOf));
    expect([...found].sort()).toEqual(Object.keys(modules).sort());
  });

  it('are all named by the map', () => {
    const map = readFileSync(path.join(src, 'README.md'), 'utf8');
    expect(Object.keys(modules).filter((name) => !map.includes(`\`${name}/`))).toEqual([]);
  });

  it('hold no block that imports another', () => {
    const wrong = files.filter(isIn('blocks')).flatMap((file) => {
      const [, block = ''] = file.split('/');
      if (block.includes('.')) return [];
      return ownImportsOf(file).filter(
        ({ target }) => /^blocks\/[^/]+\//.test(target) && !isIn(`blocks/${block}`)(target),
      );
    });
    expect(wrong.map(asWords)).toEqual([]);
  });

  it('load the editor’s server by its gate alone, so that the first page does not wait for it', () => {
    const wrong = files
      .filter((file) => !isIn('editor/server')(file))
      .flatMap(ownImportsOf)
      .filter(({ target, isType }) => isIn('editor/server')(target) && !isType);
    expect(wrong.map(asWords)).toEqual(['dev/dev-server.ts imports editor/server/editor-gate.ts']);
  });

  it('name the file of the manifest in one place, words for people aside', () => {
    const naming = files.filter((file) => readFileSync(path.join(src, file), 'utf8').includes("'site.manifest.json'"));
    expect(naming).toEqual(['model/read/site-files.ts']);
  });

  it('compile the model without the names of a browser', () => {
    const folder = temporaryFolder();
    const root = path.dirname(src);
    const config = {
      extends: path.join(src, 'model/tsconfig.json'),
      compilerOptions: { typeRoots: [path.join(root, 'node_modules/@types')] },
      include: ['.'],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const complaints = (text: string) => {
      writeFileSync(path.join(folder, 'probe.ts'), text);
      const [file = '', ...args] = programCommand(root, 'tsc');
      return spawnSync(file, [...args, '--noEmit', '-p', folder], { encoding: 'utf8' }).stdout;
    };
    expect(complaints('export const title = document.title;')).toContain("Cannot find name 'document'");
    expect(complaints('export const version: string = process.version;')).toBe('');
  });
});

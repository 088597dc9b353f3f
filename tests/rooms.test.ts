import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { programCommand } from '../src/cli/test/program.ts';
import { files, importedFiles, importsOf, src } from './imports.ts';
import { temporaryFolder } from './publish/tiny-site.ts';

/** What each room may import, beside itself. `types` are imports that vanish when the program is built. */
const rooms: Record<string, { code: string[] | 'all'; types?: string[]; packages?: string[] }> = {
  text: { code: [], packages: [] },
  protocol: { code: [], packages: [] },
  art: { code: [], types: ['site'], packages: [] },
  diagnostics: { code: [], packages: ['node:'] },
  site: {
    code: ['diagnostics', 'text'],
    packages: [
      'node:',
      'ajv',
      'yaml',
      'satteri',
      'mdast-util-from-markdown',
      'mdast-util-gfm',
      'micromark-extension-gfm',
    ],
  },
  markdown: { code: ['text', 'site'] },
  ui: { code: ['art', 'protocol', 'text'], types: ['site'] },
  forms: { code: ['ui', 'protocol', 'text'], types: ['site'] },
  consent: { code: ['ui', 'protocol'], types: ['site'] },
  blocks: { code: ['ui', 'markdown', 'forms', 'consent', 'protocol', 'text'], types: ['site'] },
  shell: { code: ['blocks', 'ui', 'markdown', 'consent', 'protocol', 'text'], types: ['site'] },
  entry: { code: ['shell', 'protocol'] },
  publish: { code: ['site', 'art', 'protocol', 'text', 'diagnostics'], types: ['entry'] },
  browser: { code: [], packages: ['node:', 'playwright-core', 'ws'] },
  texts: { code: ['site', 'diagnostics', 'text'], packages: ['dictionary-fr', 'nspell'] },
  media: { code: ['site', 'diagnostics'], packages: ['node:', 'sharp'] },
  cli: { code: ['publish', 'site', 'diagnostics', 'texts', 'media', 'browser', 'protocol', 'text'] },
  editor: { code: ['site', 'ui', 'art', 'protocol', 'text'] },
  studio: { code: 'all' },
};

/** Package of what is imported; Node's own are one. */
function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node:';
  return /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
}

function roomOf(file: string, target: string): string {
  return path.posix.join(path.posix.dirname(file), target).split('/')[0] ?? '';
}

describe('rooms of the sources', () => {
  for (const [room, { code, types = [], packages }] of Object.entries(rooms)) {
    if (code === 'all') continue;
    const imports = files.filter((file) => file.startsWith(`${room}/`)).flatMap(importsOf);

    it(`${room} imports only what the map allows`, () => {
      const wrong = imports
        .filter(({ target }) => target.startsWith('.'))
        .filter(({ file, target, isType }) => {
          const other = roomOf(file, target);
          return other !== room && !code.includes(other) && !(isType && types.includes(other));
        })
        .map(({ file, target }) => `${file} imports ${target}`);
      expect(wrong).toEqual([]);
    });

    it(`${room} is allowed nothing that it does not use`, () => {
      const used = new Set(
        imports.filter(({ target }) => target.startsWith('.')).map(({ file, target }) => roomOf(file, target)),
      );
      expect([...code, ...types].filter((other) => !used.has(other))).toEqual([]);
    });

    if (packages) {
      const needed = imports.filter(({ target, isType }) => !isType && !target.startsWith('.'));

      it(`${room} needs no other package`, () => {
        const wrong = needed
          .filter(({ target }) => !packages.includes(packageOf(target)))
          .map(({ file, target }) => `${file} imports ${target}`);
        expect(wrong).toEqual([]);
      });

      it(`${room} is allowed no package that it does not need`, () => {
        const used = new Set(needed.map(({ target }) => packageOf(target)));
        expect(packages.filter((name) => !used.has(name))).toEqual([]);
      });
    }
  }

  it('editor takes of the model nothing that only a server has', () => {
    const pure = ['site/read/pointer.ts', 'site/edit/text-edit.ts'];
    const wrong = files
      .filter((file) => file.startsWith('editor/'))
      .flatMap(importsOf)
      .filter(({ target, isType }) => target.startsWith('.') && !isType)
      .map(({ file, target }) => ({ file, target: path.posix.join(path.posix.dirname(file), target) }))
      .filter(({ target }) => target.startsWith('site/') && !pure.includes(target))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  it('markdown takes of the model the trees of texts alone', () => {
    const wrong = files
      .filter((file) => file.startsWith('markdown/'))
      .flatMap(importsOf)
      .filter(({ target }) => target.startsWith('.'))
      .map(({ file, target }) => ({ file, target: path.posix.join(path.posix.dirname(file), target) }))
      .filter(({ target }) => target.startsWith('site/') && !target.startsWith('site/markdown/'))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  it('no block imports another', () => {
    const wrong = files
      .filter((file) => /^blocks\/[^/]+\//.test(file))
      .flatMap(importsOf)
      .filter(({ file, target }) => {
        const [room, block] = path.posix.join(path.posix.dirname(file), target).split('/');
        return target.startsWith('.') && room === 'blocks' && block !== file.split('/')[1] && !block?.endsWith('.ts');
      })
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  it('has no files that import each other in a circle, be it types alone', () => {
    const left = new Map(files.map((file) => [file, importedFiles(file)]));
    const drop = (isLoose: (file: string) => boolean) => {
      const loose = [...left.keys()].filter(isLoose);
      for (const file of loose) left.delete(file);
      return loose.length > 0;
    };
    const isImported = (file: string) => [...left.values()].some((targets) => targets.includes(file));
    // What imports nothing that is left, or is imported by nothing that is left, stands in no circle.
    while (drop((file) => !left.get(file)?.some((target) => left.has(target))) || drop((file) => !isImported(file)));
    expect([...left.keys()].sort()).toEqual([]);
  });

  it('nothing but its gate loads the editor’s server, so that the first page does not wait for it', () => {
    const wrong = files
      .filter((file) => !file.startsWith('publish/edit/'))
      .flatMap(importsOf)
      .filter(({ target, isType }) => target.includes('/edit/') && !isType)
      .map(({ file, target }) => [file, path.posix.join(path.posix.dirname(file), target)] as const)
      .filter(([, target]) => target.startsWith('publish/edit/'));
    expect(wrong).toEqual([['publish/dev/dev-server.ts', 'publish/edit/editor-gate.ts']]);
  });

  it('name the file of the manifest in one place, words for people aside', () => {
    const naming = files.filter((file) => readFileSync(path.join(src, file), 'utf8').includes("'site.manifest.json'"));
    expect(naming).toEqual(['site/read/site-files.ts']);
  });

  it('site knows no name of a browser’s', () => {
    const folder = temporaryFolder();
    const root = path.dirname(src);
    const config = {
      extends: path.join(src, 'site/tsconfig.json'),
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

  it('are all guarded', () => {
    const found = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    expect([...found].sort()).toEqual(Object.keys(rooms).sort());
  });

  it('are all named by the map', () => {
    const map = readFileSync(path.join(src, 'README.md'), 'utf8');
    const named = [...new Set(files.map((file) => file.split('/')[0]))].filter((room) => !map.includes(`\`${room}/`));
    expect(named).toEqual([]);
  });
});

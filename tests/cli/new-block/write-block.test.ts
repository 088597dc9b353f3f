import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { writeBlock } from '../../../src/cli/new-block/write-block.ts';
import { programCommand } from '../../../src/cli/programs/program-command.ts';
import { blockLists } from '../../../src/cli/types/block-lists.ts';
import { isFull } from '../../browser/routes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Copies the files that are needed to write a block into a temporary folder. */
function copyOf(...parts: string[]): string {
  const root = temporaryFolder();
  for (const part of parts) cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true });
  return root;
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');
const schemaIn = (root: string) => JSON.parse(read(root, 'schemas/blocks/opening-times.schema.json'));

const block = { type: 'opening-times', title: 'Horaires', description: 'Jour par jour.', interactive: false };

describe('writeBlock', () => {
  it('writes a schema with a valid example, and no other data', () => {
    const root = copyOf('schemas');
    expect(writeBlock(root, block).refused).toBeUndefined();
    const schema = schemaIn(root);
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    const [example] = schema.examples as object[];
    expect(example).toEqual({ type: 'opening-times', heading: 'Horaires', text: 'Jour par jour.' });
    expect(isValid(example)).toBe(true);
    expect(isValid({ ...example, type: 'steps' })).toBe(false);
    expect(isValid({ ...example, titel: 'a' })).toBe(false);
    expect(schema.properties.ground.default).toBe('paper');
  });

  it('writes the data that the block takes from the site, if requested', () => {
    const root = copyOf('schemas');
    const { written } = writeBlock(root, { ...block, reads: 'plans' });
    expect(written).toContain('src/blocks/opening-times/definition.ts');
    expect(read(root, 'src/blocks/opening-times/definition.ts')).toContain('pick(manifest.plans, plans)');
    const schema = schemaIn(root);
    expect(schema.properties.plans.items['x-kind']).toBe('plan');
    expect(schema.examples[0].plans).toEqual(['starter']);
  });

  it('writes the data of a block with scripts too', () => {
    const root = copyOf('schemas');
    const { written } = writeBlock(root, { ...block, interactive: true, reads: 'plans' });
    expect(written).toContain('src/blocks/opening-times/definition.ts');
    expect(read(root, 'src/blocks/opening-times/OpeningTimes.tsx')).toContain('block.plans');
  });

  it('names the lists of the site when it is asked for another one', () => {
    const { written, refused } = writeBlock(copyOf('schemas'), { ...block, reads: 'guides' });
    expect(written).toEqual([]);
    expect(refused).toMatch(/one of plans, .*, chains, popups: guides is not one\. .*src\/blocks\/article-list\//);
  });

  it.each([
    ['static', block, "  'opening-times': OpeningTimes,\n"],
    ['definitions', { ...block, reads: 'plans' }, "  'opening-times': openingTimes,\n"],
    ['interactive', { ...block, interactive: true }, "  'opening-times': async () =>"],
  ])('writes a block that npm run types lists in src/blocks/%s.generated.ts', (list, asked, line) => {
    const root = copyOf('schemas', 'src/blocks');
    writeBlock(root, asked);
    const lists = blockLists(root);
    expect(lists.get(`src/blocks/${list}.generated.ts`)).toContain(line);
    expect(lists.get('schemas/block.schema.json')).toContain('"blocks/opening-times.schema.json"');
  });

  it('writes a title with an apostrophe in the typography of schemas', () => {
    const root = copyOf('schemas');
    writeBlock(root, { ...block, title: "Tableau d'horaires", description: "L'essentiel, jour par jour." });
    const schema = schemaIn(root);
    expect(schema.title).toBe('Tableau d’horaires');
    // Required by `tests/check/rules/parity.test.ts` for every schema.
    expect(schema['x-placeholder']).toMatch(/^\p{Lu}[^'…]{20,168}[^.…]\.$/u);
    expect(read(root, 'tests/blocks/opening-times.test.tsx')).toContain('toBe("L’essentiel, jour par jour.")');
  });

  it.each(['a'.repeat(91), 'Horaires…', 'Horaires\nJour par jour'])('refuses the title %j', (title) => {
    const { written, refused } = writeBlock(copyOf('schemas'), { ...block, title });
    expect([written, refused]).toEqual([[], '--title is one line of at most 90 characters, without "…"']);
  });

  it('writes the longest title into a sentence of allowed length', () => {
    const root = copyOf('schemas');
    writeBlock(root, { ...block, title: 'a'.repeat(90) });
    expect(schemaIn(root)['x-placeholder']).toMatch(/^\p{Lu}[^'…]{20,168}[^.…]\.$/u);
  });

  it.each([
    ['OpeningTimes', 'kebab case'],
    ['', 'kebab case'],
    ['steps', 'exists already'],
  ])('refuses %o and writes nothing', (type, reason) => {
    const root = copyOf('schemas');
    const before = readdirSync(root, { recursive: true });
    const { written, refused } = writeBlock(root, { ...block, type });
    expect({ written, refused }).toEqual({ written: [], refused: expect.stringContaining(reason) });
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });

  it('does not overwrite an existing test or folder', () => {
    const root = copyOf('schemas');
    const test = path.join(root, 'tests/blocks/opening-times.test.tsx');
    cpSync(path.join(projectRoot, 'tests/blocks/steps.test.tsx'), test);
    expect(writeBlock(root, block).refused).toContain('tests/blocks/opening-times.test.tsx');
    expect(existsSync(path.join(root, 'src/blocks/opening-times'))).toBe(false);
  });
});

// This test compiles the whole program, so it only runs in the full run.
it.runIf(isFull)('npm run new:block leaves a project whose checks and tests pass', () => {
  const root = copyOf(
    'schemas',
    'src',
    'tests',
    'content',
    ...['site.manifest.json', 'vite.config.ts', 'tsconfig.json'],
  );
  for (const file of ['package.json', 'biome.json', 'README.md', '.gitignore'])
    cpSync(path.join(projectRoot, file), path.join(root, file));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  const run = (name: Parameters<typeof programCommand>[1], ...args: string[]) => {
    const [file = '', ...own] = programCommand(projectRoot, name);
    const { status, stdout, stderr } = spawnSync(file, [...own, ...args], { cwd: root, encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  };
  const flags = ['--title', 'Horaires', '--type'];
  expect(run('tsx', 'src/cli/new-block.ts', ...flags, 'opening-times')).toBe('');
  expect(run('tsx', 'src/cli/new-block.ts', ...flags, 'next-opening', '--interactive', '--reads', 'plans')).toBe('');
  expect(run('tsc', '--noEmit')).toBe('');
  // Only the tests of the new blocks and of all examples are run, because new blocks affect no others.
  const tests = ['opening-times', 'next-opening', 'examples'].map((name) => `tests/blocks/${name}`);
  expect(run('vitest', 'run', '--project', 'jsdom', ...tests)).toBe('');
  expect(run('biome', 'check', 'src/blocks', 'tests/blocks')).toBe('');
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { componentName } from '../../../src/cli/new-block/block-skeleton.ts';
import { withInteractive, withStatic, writeBlock } from '../../../src/cli/new-block/write-block.ts';
import { programCommand } from '../../../src/cli/programs/program-command.ts';
import { projectRoot } from '../../../src/publish/project.ts';
import { isFull } from '../../browser/routes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** What writing a block looks at, in a folder of its own. */
function copyOf(...parts: string[]): string {
  const root = temporaryFolder();
  for (const part of parts) cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true });
  return root;
}

const looked = ['schemas', 'src/blocks/registry.ts', 'src/blocks/interactive.ts', 'src/blocks/definitions.ts'];
const block = { type: 'opening-times', title: 'Horaires', description: 'Jour par jour.', interactive: false };

describe('writeBlock', () => {
  it('writes a schema whose example is valid, and nothing besides it', () => {
    const root = copyOf(...looked);
    expect(writeBlock(root, block).refused).toBeUndefined();
    const schema = JSON.parse(readFileSync(path.join(root, 'schemas/blocks/opening-times.schema.json'), 'utf8'));
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    const [example] = schema.examples as object[];
    expect(example).toEqual({ type: 'opening-times', heading: 'Horaires', text: 'Jour par jour.' });
    expect(isValid(example)).toBe(true);
    expect(isValid({ ...example, type: 'steps' })).toBe(false);
    expect(isValid({ ...example, titel: 'a' })).toBe(false);
    expect(schema.properties.ground.default).toBe('paper');
  });

  it('writes what the block takes of the site, if asked', () => {
    const root = copyOf(...looked);
    const { written } = writeBlock(root, { ...block, reads: 'plans' });
    expect(written).toContain('src/blocks/opening-times/definition.ts');
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(read('src/blocks/opening-times/definition.ts')).toContain('pick(manifest.plans, plans)');
    expect(read('src/blocks/definitions.ts')).toContain("  'opening-times': openingTimes,");
    const schema = JSON.parse(read('schemas/blocks/opening-times.schema.json'));
    expect(schema.properties.plans.items['x-kind']).toBe('plan');
    expect(schema.examples[0].plans).toEqual(['starter']);
    expect(writeBlock(root, { ...block, type: 'autre', reads: 'rien' }).refused).toContain('rien is none');
  });

  it('names the new type among all types, in order', () => {
    const root = copyOf(...looked);
    writeBlock(root, block);
    const { oneOf } = JSON.parse(readFileSync(path.join(root, 'schemas/block.schema.json'), 'utf8')) as {
      oneOf: { $ref: string }[];
    };
    const names = oneOf.map(({ $ref }) => $ref);
    expect(names).toContain('blocks/opening-times.schema.json');
    expect(names).toEqual([...names].sort());
    expect(names).toHaveLength(readdirSync(path.join(root, 'schemas/blocks')).length);
  });

  it('writes a title with an apostrophe as schemas do', () => {
    const root = copyOf(...looked);
    writeBlock(root, { ...block, title: "Tableau d'horaires", description: "L'essentiel, jour par jour." });
    const schema = JSON.parse(readFileSync(path.join(root, 'schemas/blocks/opening-times.schema.json'), 'utf8'));
    expect(schema.title).toBe('Tableau d’horaires');
    // What `tests/check/rules/parity.test.ts` asks of every schema.
    expect(schema['x-placeholder']).toMatch(/^\p{Lu}[^'…]{20,168}[^.…]\.$/u);
    const test = readFileSync(path.join(root, 'tests/blocks/opening-times.test.tsx'), 'utf8');
    expect(test).toContain('toBe("L’essentiel, jour par jour.")');
  });

  it.each(['a'.repeat(91), 'Horaires…', 'Horaires\nJour par jour'])('refuses the title %j', (title) => {
    const { written, refused } = writeBlock(copyOf(...looked), { ...block, title });
    expect([written, refused]).toEqual([[], '--title is one line of at most 90 signs, without "…"']);
  });

  it('writes the longest title into a sentence that schemas may have', () => {
    const root = copyOf(...looked);
    writeBlock(root, { ...block, title: 'a'.repeat(90) });
    const schema = JSON.parse(readFileSync(path.join(root, 'schemas/blocks/opening-times.schema.json'), 'utf8'));
    expect(schema['x-placeholder']).toMatch(/^\p{Lu}[^'…]{20,168}[^.…]\.$/u);
  });

  it.each([
    ['OpeningTimes', 'kebab case'],
    ['', 'kebab case'],
    ['steps', 'is there already'],
  ])('refuses %o and writes nothing', (type, reason) => {
    const root = copyOf(...looked);
    const before = readFileSync(path.join(root, 'schemas/block.schema.json'), 'utf8');
    const { written, refused } = writeBlock(root, { ...block, type });
    expect({ written, refused }).toEqual({ written: [], refused: expect.stringContaining(reason) });
    expect(readFileSync(path.join(root, 'schemas/block.schema.json'), 'utf8')).toBe(before);
  });

  it('writes over no test and no folder that somebody has begun', () => {
    const root = copyOf(...looked);
    const test = path.join(root, 'tests/blocks/opening-times.test.tsx');
    cpSync(path.join(projectRoot, 'tests/blocks/steps.test.tsx'), test);
    expect(writeBlock(root, block).refused).toContain('tests/blocks/opening-times.test.tsx');
    expect(existsSync(path.join(root, 'src/blocks/opening-times'))).toBe(false);
  });
});

describe('a registry with one more block', () => {
  const read = (file: string) => readFileSync(path.join(projectRoot, 'src/blocks', file), 'utf8');

  it('imports its component and knows it by its name', () => {
    const registry = withStatic(read('registry.ts'), 'opening-times');
    expect(registry).toContain("import { OpeningTimes } from './opening-times/OpeningTimes.tsx';\n");
    expect(registry).toContain("  hero: Hero,\n  'opening-times': OpeningTimes,\n  'plan-costs': PlanCosts,\n");
    expect(withStatic(read('registry.ts'), 'map')).toContain('  map: Map,\n');
  });

  it('loads it when a page needs it', () => {
    const registry = withInteractive(read('interactive.ts'), 'zoom');
    expect(registry).toContain("  zoom: async () => (await import('./zoom/Zoom.tsx')).Zoom,\n");
  });
});

it('a component has the name of its type, each word with a capital', () => {
  expect(componentName('opening-times')).toBe('OpeningTimes');
});

// Compiles the whole program: of the full run only.
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
  expect(run('tsx', 'src/cli/new-block.ts', ...flags, 'next-opening', '--interactive')).toBe('');
  expect(run('tsc', '--noEmit')).toBe('');
  expect(run('vitest', 'run', '--project', 'jsdom', 'tests/blocks')).toBe('');
  expect(run('biome', 'check', 'src/blocks', 'tests/blocks')).toBe('');
});

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { blockLists } from '../../../src/cli/types/block-lists.ts';
import { folderOf } from '../../temporary-folder.ts';

const STATIC = 'src/blocks/static.generated.ts';
const INTERACTIVE = 'src/blocks/interactive.generated.ts';
const DEFINITIONS = 'src/blocks/definitions.generated.ts';

/**
 * Creates a project with these block files, and with those of the blocks `map`, which is static, and `zoom`, which is
 * not.
 */
function project(files: Record<string, string> = {}): string {
  return folderOf({
    'schemas/block.schema.json': '{ "title": "Bloc", "oneOf": [{ "$ref": "blocks/gone.schema.json" }] }',
    'schemas/blocks/zoom.schema.json': '{ "x-interactive": true }',
    'schemas/blocks/map.schema.json': '{}',
    'src/blocks/prices.ts': '',
    'src/blocks/map/Map.tsx': '',
    'src/blocks/zoom/ZoomBlock.tsx': '',
    'src/blocks/zoom/definition.ts': '',
    ...files,
  });
}

const listsOf = (root: string) => Object.fromEntries(blockLists(root));

describe('the lists of blocks', () => {
  it('match the folders: after a change of one, run npm run types', () => {
    for (const [file, text] of blockLists(projectRoot))
      expect(readFileSync(path.join(projectRoot, file), 'utf8'), file).toBe(text);
  });

  it('contain each type with a schema, and no removed one', () => {
    const { 'schemas/block.schema.json': schema = '' } = listsOf(project());
    expect(JSON.parse(schema)).toEqual({
      title: 'Bloc',
      oneOf: [{ $ref: 'blocks/map.schema.json' }, { $ref: 'blocks/zoom.schema.json' }],
    });
  });

  it('import static blocks eagerly, and interactive ones lazily', () => {
    const lists = listsOf(project());
    expect(lists[STATIC]).toContain("import { Map } from './map/Map.tsx';\n");
    expect(lists[STATIC]).toContain('  map: Map,\n');
    expect(lists[STATIC]).not.toContain('Zoom');
    expect(lists[INTERACTIVE]).toContain("  zoom: async () => (await import('./zoom/ZoomBlock.tsx')).ZoomBlock,\n");
    expect(lists[INTERACTIVE]).not.toContain('Map');
  });

  it('contain the definitions in folders', () => {
    const files = { 'schemas/blocks/price-list.schema.json': '{}', 'src/blocks/price-list/PriceList.tsx': '' };
    const lists = listsOf(project({ ...files, 'src/blocks/price-list/definition.ts': '' }));
    expect(lists[DEFINITIONS]).toContain("import { definition as priceList } from './price-list/definition.ts';\n");
    expect(lists[DEFINITIONS]).toContain("  'price-list': priceList,\n  zoom: zoom,\n");
    expect(lists[DEFINITIONS]).not.toContain('map');
  });

  it.each([
    ['schemas/blocks/map.schema.json', 'src/blocks/map has no schema: write schemas/blocks/map.schema.json'],
    ['src/blocks/map', 'schemas/blocks/map.schema.json has no component: write src/blocks/map/Map.tsx'],
  ])('are not generated if %s is missing', (missing, reason) => {
    const root = project();
    rmSync(path.join(root, missing), { recursive: true });
    expect(() => blockLists(root)).toThrow(reason);
  });
});

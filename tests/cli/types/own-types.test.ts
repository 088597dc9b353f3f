import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { starterFolder } from '../../../src/build/starters.ts';
import { writeOwnBlock } from '../../../src/cli/new-block/write-own-block.ts';
import { programCommand } from '../../../src/cli/programs/program-command.ts';
import { ownTypes } from '../../../src/cli/types/own-types.ts';
import { writeOwnTypes } from '../../../src/cli/types/write-own-types.ts';
import { readOwnBlocks } from '../../../src/model/read/own-blocks.ts';
import { folderOf, temporaryFolder } from '../../temporary-folder.ts';

const schema = {
  title: 'Plan',
  description: 'Le plan */ du camping.',
  properties: {
    places: {
      type: 'array',
      title: 'Emplacements',
      description: 'Dans l’ordre.',
      items: {
        type: 'object',
        title: 'Emplacement',
        description: 'Un emplacement.',
        properties: {
          kind: { type: 'string', title: 'Sorte', description: 'Sorte.', enum: ['tent', 'mobile-home'] },
          area: { type: 'integer', title: 'Surface', description: 'En m².', default: 80 },
        },
        required: ['kind'],
      },
    },
  },
  required: ['places'],
  examples: [{ places: [] }],
};

const component = `import Typography from '@mui/material/Typography';
import { type BlockProps, Markdown, Section } from 'vitrine/block';

export function SitePlan({ block }: BlockProps<'site-plan'>) {
  const [first] = block.places;
  const area: number = first?.area ?? 0;
  return (
    <Section block={block} layout="split">
      <Typography>{first?.kind === 'tent' ? area : block.heading}</Typography>
      <Markdown source={block.lead ?? ''} headings="h3" />
    </Section>
  );
}
`;

describe('the types of the blocks of a site', () => {
  it('match their schemas, with the keys of every block', () => {
    const site = folderOf({ 'blocks/site-plan/schema.json': JSON.stringify(schema) });
    const text = ownTypes(readOwnBlocks(site, () => {}));
    expect(text).toContain("'site-plan': {");
    expect(text).toMatch(/kind: "tent" \| "mobile-home";[\s\S]*area: number;/);
    expect(text).toMatch(/places: Array<\{/);
    expect(text).toMatch(/heading\?: string;/);
    expect(text).toMatch(/ground: "paper" \| "tint" \| "ink" \| "cool";/);
  });

  /** Returns the compiler errors in the blocks of a site folder. */
  const compile = (site: string) => {
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(site, 'node_modules'));
    writeOwnTypes(site);
    const [program = '', ...args] = programCommand(projectRoot, 'tsc');
    return spawnSync(program, [...args, '-p', 'blocks'], { cwd: site, encoding: 'utf8' }).stdout;
  };

  it('let the compiler check a component, and find its mistakes', () => {
    const check = (text: string) => {
      const site = folderOf({
        'blocks/site-plan/schema.json': JSON.stringify(schema),
        'blocks/site-plan/SitePlan.tsx': text,
      });
      writeOwnBlock(site, { type: 'site-autre', title: 'Autre', description: 'Autre chose.' });
      return compile(site);
    };
    expect(check(component)).toBe('');
    expect(check(component.replace('first?.area', 'first?.areas'))).toContain('SitePlan.tsx(6,31): error TS2551');
  });

  it('fit the blocks of a starter', () => {
    const site = temporaryFolder();
    cpSync(path.join(starterFolder('restaurant'), 'blocks'), path.join(site, 'blocks'), { recursive: true });
    expect(compile(site)).toBe('');
  });
});

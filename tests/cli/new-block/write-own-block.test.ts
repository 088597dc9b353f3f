import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeOwnBlock } from '../../../src/cli/new-block/write-own-block.ts';
import { checkFolder, withMutation } from '../../check/mutated-site.ts';
import { addSection } from '../../check/own-blocks/own-block-site.ts';

const plan = { type: 'site-plan', title: "Plan de l'atelier", description: 'Où tout se trouve.' };

describe('writeOwnBlock', () => {
  it('writes a block without errors that can be used on a page', () => {
    withMutation({}, (site) => {
      expect(writeOwnBlock(site, plan).written).toEqual([
        'blocks/site-plan/schema.json',
        'blocks/site-plan/SitePlan.tsx',
        'blocks/tsconfig.json',
      ]);
      const schema = JSON.parse(readFileSync(path.join(site, 'blocks/site-plan/schema.json'), 'utf8'));
      addSection(site, schema.examples[0]);
      expect(checkFolder(site)).toEqual([]);
    });
  });

  it('refuses a name without the prefix, and an existing block', () => {
    withMutation({}, (site) => {
      expect(writeOwnBlock(site, { ...plan, type: 'Plan' }).refused).toContain('write it as site-plan');
      writeOwnBlock(site, plan);
      expect(writeOwnBlock(site, plan)).toEqual({ written: [], refused: 'blocks/site-plan exists already' });
    });
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareProgram } from '../../../src/publish/program/program.ts';
import { projectRoot } from '../../../src/publish/project.ts';

describe('unnamedVisits', { timeout: 120_000 }, () => {
  it('leaves the naming of visits out of the compiled server, and the visits in', async () => {
    const cache = path.join(projectRoot, '.vitrine/tests/build-site/program');
    const { server } = await prepareProgram({ cache, base: '/' });
    const text = readFileSync(server, 'utf8');
    expect(text).toContain('function visitParents(');
    expect(text).not.toMatch(/defineProperty\(visit\b/);
  });
});

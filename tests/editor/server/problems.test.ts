import { expect, it } from 'vitest';
import { checkSite } from '../../../src/check/check-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { problemsOf } from '../../../src/editor/server/problems.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { today, withMutation } from '../../check/mutated-site.ts';

it('says of a page with another address which links lead to the former one, and both ways out', () => {
  const manifest = 'site.manifest.json';
  const rename = { edits: [{ file: manifest, find: '"path": "/contact"', put: '"path": "/ecrire-contact"' }] };
  withMutation(rename, (directory) => {
    const diagnostics: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
    const sources = readSite(directory, report);
    checkSite(sources, report, { today });
    const problems = problemsOf({ sources, diagnostics });
    expect(problems.map(({ code }) => code)).toEqual(['page/misspelt-path']);
    const { help = '' } = problems[0] ?? {};
    expect(help).toContain('« npm run rename -- /contact /ecrire-contact » : ces liens suivent');
    expect(help).toContain('écrivez ici « /contact »');
    expect(help).toMatch(/site\.manifest\.json:\d+, .*content\/textes\/histoire\.md:3/);
  });
});

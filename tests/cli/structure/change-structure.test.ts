import { describe, expect, it } from 'vitest';
import { changeStructure } from '../../../src/cli/structure/change-structure.ts';
import { fr } from '../../../src/diagnostics/catalogue/fr.ts';
import { removePage } from '../../../src/edit/structure/remove-page.ts';
import { renamePage } from '../../../src/edit/structure/rename-page.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { today } from '../../check/mutated-site.ts';
import { copySite, filesOf, open } from '../../edit/structure/structure-site.ts';

const optionsOf = (directory: string, dryRun = false) => ({ directory, language: 'fr' as const, dryRun, today });
const toContact = { from: '/contact', to: '/nous-ecrire', redirect: true };
const guide = { from: '/guides/conserver-son-pain', to: '/guides/garder-son-pain', redirect: true };

describe('changeStructure', () => {
  it('lists its changes by file', () => {
    const directory = copySite();
    expect(changeStructure(optionsOf(directory), (uses) => renamePage(uses, guide))).toEqual({
      isDone: true,
      lines: [
        'Changé :',
        '  content/guides/choisir-son-pain.md (changements : 1)',
        '  content/guides/conserver-son-pain.md → content/guides/garder-son-pain.md',
        '  site.manifest.json (changements : 2)',
      ],
    });
    expect(open(directory).found).toEqual([]);
  });

  it('writes nothing with dryRun', () => {
    const directory = copySite();
    const before = filesOf(directory);
    const { isDone, lines } = changeStructure(optionsOf(directory, true), (uses) => renamePage(uses, toContact));
    expect({ isDone, first: lines[0] }).toEqual({ isDone: true, first: fr.structure.planned });
    expect(filesOf(directory)).toEqual(before);
  });

  it('explains a refusal, with the places, and writes nothing', () => {
    const directory = copySite();
    const before = filesOf(directory);
    const removal = { path: '/contact', redirect: false, choose: () => undefined } as const;
    const { isDone, lines } = changeStructure(optionsOf(directory), (uses) => removePage(uses, removal));
    expect(isDone).toBe(false);
    expect(lines[0]).toContain('Ces liens mènent à /contact');
    expect(lines).toContain('  content/textes/histoire.md:3');
    expect(filesOf(directory)).toEqual(before);
  });

  it('lists what to check next', () => {
    const removal = { path: '/contact', redirect: '/guides', choose: () => ({ to: '/guides' }) };
    const { lines } = changeStructure(optionsOf(copySite()), (uses) => removePage(uses, removal));
    expect(lines).toContain(fr.structure.opens);
    expect(lines.at(-1)).toContain('site.manifest.json:');
  });

  it('refuses a change that would cause an error, and reports the error', () => {
    const directory = copySite();
    const file = 'content/textes/histoire.md';
    const make = ({ hashOf }: SiteUses) => [{ file, was: hashOf(file) ?? '', now: null }];
    const { isDone, lines } = changeStructure(optionsOf(directory), make);
    expect({ isDone, first: lines[0] }).toEqual({ isDone: false, first: fr.structure.breaks });
    expect(lines[1]).toContain('histoire');
  });

  it('writes nothing if another program saves one of its files meanwhile', () => {
    const directory = copySite();
    let saved = {};
    const { isDone, lines } = changeStructure(optionsOf(directory), (uses) => {
      applyMutation(directory, { edits: [{ file: 'content/textes/histoire.md', find: 'bois', put: 'gaz' }] });
      saved = filesOf(directory);
      return renamePage(uses, toContact);
    });
    expect({ isDone, words: lines[0] }).toEqual({ isDone: false, words: expect.stringContaining('histoire.md') });
    expect(filesOf(directory)).toEqual(saved);
  });

  it('refuses an unreadable site', () => {
    const directory = copySite();
    applyMutation(directory, {
      edits: [{ file: 'site.manifest.json', find: '"mention": "TTC"', put: '"mention" "TTC"' }],
    });
    const { isDone, lines } = changeStructure(optionsOf(directory), (uses) => renamePage(uses, toContact));
    expect({ isDone, first: lines[0] }).toEqual({ isDone: false, first: fr.structure.unreadable });
  });
});

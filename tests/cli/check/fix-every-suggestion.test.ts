import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addedErrors } from '../../../src/check/added-errors.ts';
import { fixSite } from '../../../src/check/fix/fix-site.ts';
import { openSite } from '../../../src/check/fix/site-state.ts';
import { writeFixes } from '../../../src/cli/check/write-fixes.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { sample } from '../../browser/routes.ts';
import { applyMutation, type Mutation } from '../../check/apply-mutation.ts';
import { fixtures } from '../../check/fixtures.ts';
import { mistakes } from '../../check/mistakes.ts';
import { today, withMutation } from '../../check/mutated-site.ts';
import { createChance } from '../../random/chance.ts';
import { seeds } from '../../random/seeds.ts';

const typed: [string, Mutation][] = mistakes.map(({ what, file, find, put }) => [
  what,
  { edits: [{ file, find, put }] },
]);

/** Findings in an order that does not depend on the order of reading files. */
function sorted(found: readonly Diagnostic[]): string[] {
  return found.map((one) => JSON.stringify(one)).sort();
}

/** Makes mistakes one after another, except those whose text an earlier one has changed. */
function withMutations(edits: Mutation['edits'], look: (directory: string) => void): void {
  withMutation({}, (directory) => {
    for (const edit of edits ?? [])
      if (readFileSync(path.join(directory, edit.file), 'utf8').includes(edit.find))
        applyMutation(directory, { edits: [edit] });
    look(directory);
  });
}

describe('check --fix after one mistake', () => {
  it.each(sample([...fixtures, ...typed], 80))(
    'fixes findings with a certain suggestion, and then has nothing to do: %s',
    (_, mistake) => {
      withMutation(mistake, (directory) => {
        const open = () => openSite(directory, { today, release: mistake.release ?? false });
        const site = open();
        const editable = site.start.found.filter(({ isCertain, place }) => isCertain && site.isEditable(place.file));
        const fixed = fixSite(site);
        expect(fixed.fixes.length).toBeGreaterThanOrEqual(editable.length);
        expect(writeFixes(directory, site, fixed).unwritten).toEqual([]);
        const again = open();
        expect(again.start.found).toEqual(fixed.state.found);
        expect(addedErrors(site.start.found, again.start.found)).toEqual([]);
        expect(fixSite(again).fixes).toEqual([]);
      });
    },
  );
});

describe('check --fix after five mistakes', () => {
  const edits = [...fixtures, ...typed].filter(([, mistake]) => Object.keys(mistake).join() === 'edits');
  const simple = edits.filter(([, mistake]) => mistake.edits?.every(({ find }) => find !== '*'));

  it('leaves nothing for a second run, and reports the state on disk', () => {
    let corrected = 0;
    for (const seed of seeds(20)) {
      const chosen = createChance(seed).shuffled(simple).slice(0, 5);
      withMutations(
        chosen.flatMap(([, mistake]) => mistake.edits ?? []),
        (directory) => {
          const site = openSite(directory, { today });
          const fixed = fixSite(site);
          corrected += fixed.fixes.length;
          writeFixes(directory, site, fixed);
          const again = openSite(directory, { today });
          expect(sorted(again.start.found), `seed ${seed}`).toEqual(sorted(fixed.state.found));
          expect(fixSite(again).fixes, `seed ${seed}`).toEqual([]);
        },
      );
    }
    expect(corrected).toBeGreaterThan(10);
  });
});

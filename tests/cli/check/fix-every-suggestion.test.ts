import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/build/files/write-change.ts';
import { addedErrors, checkFolder } from '../../../src/check/check-change.ts';
import { fixSite } from '../../../src/check/fix/fix-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { hashIn } from '../../../src/model/read/change.ts';
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

/** Returns findings as JSON, in an order that does not depend on the order of reading files. */
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

it.each(sample([...fixtures, ...typed], 80))(
  'check --fix after one mistake fixes findings with a certain suggestion, and then has nothing to do: %s',
  (_, mistake) => {
    withMutation(mistake, (directory) => {
      const options = { today, release: mistake.release ?? false };
      const open = () => checkFolder(directory, options);
      const site = open();
      const editable = site.found.filter(
        ({ isCertain, place }) => isCertain && hashIn(site.sources, place.file) !== undefined,
      );
      const fixed = fixSite(site, options);
      expect(fixed.fixes.length).toBeGreaterThanOrEqual(editable.length);
      expect(writeChange(directory, fixed.change)).toEqual({ status: 'done' });
      const again = open();
      expect(again.found).toEqual(fixed.found);
      expect(addedErrors(site.found, again.found)).toEqual([]);
      expect(fixSite(again, options).fixes).toEqual([]);
    });
  },
);

describe('check --fix after five mistakes', () => {
  const edits = [...fixtures, ...typed].filter(([, mistake]) => Object.keys(mistake).join() === 'edits');
  const simple = edits.filter(([, mistake]) => mistake.edits?.every(({ find }) => find !== '*'));

  it('leaves nothing for a second run, and reports the state on disk', () => {
    let corrected = 0;
    for (const seed of seeds(30)) {
      const chosen = createChance(seed).shuffled(simple).slice(0, 5);
      withMutations(
        chosen.flatMap(([, mistake]) => mistake.edits ?? []),
        (directory) => {
          const fixed = fixSite(checkFolder(directory, { today }), { today });
          corrected += fixed.fixes.length;
          writeChange(directory, fixed.change);
          const again = checkFolder(directory, { today });
          expect(sorted(again.found), `seed ${seed}`).toEqual(sorted(fixed.found));
          expect(fixSite(again, { today }).fixes, `seed ${seed}`).toEqual([]);
        },
      );
    }
    expect(corrected).toBeGreaterThan(10);
  });
});

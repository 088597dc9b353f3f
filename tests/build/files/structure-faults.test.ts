import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishChanges, writeChange } from '../../../src/build/files/write-change.ts';
import { addGuide } from '../../../src/edit/structure/add-guide.ts';
import { removePage } from '../../../src/edit/structure/remove-page.ts';
import { removeSection } from '../../../src/edit/structure/remove-part.ts';
import { renamePicture } from '../../../src/edit/structure/rename-name.ts';
import { renamePage } from '../../../src/edit/structure/rename-page.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import type { StructureResult } from '../../../src/edit/structure/structure-change.ts';
import type { Change } from '../../../src/model/read/change.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { textsAt } from '../../../src/model/read/values.ts';
import { copySite, filesOf, open, siteWithSizes } from '../../edit/structure/structure-site.ts';
import { faultyDisk } from './faulty-disk.ts';

const unlink = () => 'unlink' as const;

const changes: [string, () => string, (uses: SiteUses) => StructureResult][] = [
  [
    'renaming a guide',
    copySite,
    (uses) => renamePage(uses, { from: '/guides/conserver-son-pain', to: '/guides/garder-son-pain', redirect: true }),
  ],
  ['renaming a hub', copySite, (uses) => renamePage(uses, { from: '/guides', to: '/pains', redirect: true })],
  ['removing a section', copySite, (uses) => removeSection(uses, { path: '/', id: '2' })],
  [
    'removing a guide',
    copySite,
    (uses) => removePage(uses, { path: '/guides/choisir-son-pain', redirect: '/guides', choose: unlink }),
  ],
  [
    'renaming a picture in three sizes',
    siteWithSizes,
    (uses) => renamePicture(uses, { from: 'media/camille-960.webp', to: 'media/claude-960.webp' }),
  ],
  [
    'adding a guide',
    copySite,
    (uses) => addGuide(uses, { chain: uses.guides[0]?.chain ?? '', slug: 'neuf', text: 'Neuf\n' }),
  ],
  [
    'adding a picture in two sizes',
    copySite,
    () => ['480', '960'].map((size) => ({ file: `content/media/four-${size}.webp`, now: Buffer.from(size) })),
  ],
];

function changeIn(directory: string, make: (uses: SiteUses) => StructureResult): Change {
  const change = make(open(directory).uses);
  if ('code' in change) throw new Error(`${change.code} ${JSON.stringify(change.args)}`);
  return change;
}

/** Returns the files that the manifest names, by their paths. */
function namedIn(directory: string): string[] {
  const { manifest } = readSite(directory, () => {});
  const data = manifest.data as { chains: { hub: string }[] };
  const guides = data.chains.flatMap((chain) =>
    textsAt(chain as never, 'articles', '').map(({ text }) => `content${chain.hub}/${text}.md`),
  );
  const others = [...manifest.text.matchAll(/"((?:media|textes)\/[^"]+)"/g)].map(([, name]) => `content/${name}`);
  return [...guides, ...others];
}

const sites = (directory: string) =>
  Object.fromEntries(Object.entries(filesOf(directory)).filter(([name]) => !name.startsWith('.vitrine')));

describe.each(changes)('%s', (_, siteOf, make) => {
  const before = sites(siteOf());
  const whole = siteOf();
  const { disk: counter, calls } = faultyDisk({ at: 0, count: 0 });
  const outcome = writeChange(whole, changeIn(whole, make), counter);
  const after = sites(whole);

  it('is written, and loses nothing at any point where the process may end: the next writer finishes it', () => {
    expect(outcome).toEqual({ status: 'done' });
    for (let at = 0; at < calls.length; at += 1) {
      const directory = siteOf();
      const own = changeIn(directory, make);
      writeChange(directory, own, faultyDisk({ at, count: Number.POSITIVE_INFINITY }).disk);
      const there = sites(directory);
      for (const { file, to = file, now } of own) {
        const isThere = there[file] === before[file] || there[to] === after[to];
        expect([at, file, isThere]).toEqual([at, file, now === null ? isThere : true]);
      }
      for (const name of namedIn(directory))
        expect([at, name, existsSync(path.join(directory, name))]).toEqual([at, name, true]);
      finishChanges(directory);
      expect([before, after], `operation ${at}`).toContainEqual(sites(directory));
      expect(readdirSync(path.join(directory, '.vitrine/changes'))).toEqual([]);
    }
  });
});

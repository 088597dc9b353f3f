import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { checkFolder } from '../mutated-site.ts';

it.each(['content', 'content/media', 'content/guides', 'content/media/wedding.svg', 'content/textes/histoire.md'])(
  'reports %s once if it is a link out of the site, and not its missing content',
  (name) => {
    const site = path.join(temporaryFolder(), 'site');
    cpSync(baseSite, site, { recursive: true });
    const outside = temporaryFolder();
    rmSync(path.join(site, name), { recursive: true });
    symlinkSync(outside, path.join(site, name));
    expect(checkFolder(site).map(({ code, file }) => `${code} ${file}`)).toEqual([`file/link-outside ${name}`]);
  },
);

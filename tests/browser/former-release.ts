import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { projectRoot } from '../../src/publish/project.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { publishIn } from './build-apart.ts';

/** A heading of today's site, and its text in the former release. */
export const headings = { now: 'Parlons de votre site', former: 'Écrivez donc à l’atelier' };

/** The site of the project with other texts. */
function formerSite(): string {
  const site = path.join(projectRoot, '.vitrine/tests/former-site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  const manifest = readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8');
  writeFileSync(path.join(site, 'site.manifest.json'), manifest.replaceAll(headings.now, headings.former));
  cpSync(path.join(projectRoot, 'content'), path.join(site, 'content'), { recursive: true });
  return site;
}

/** Changes the contents and names of a published site's program files, as any change of its sources does. */
function changeProgram(directory: string): void {
  const assets = path.join(directory, '_assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = scripts.map((name) => {
    const [hash = ''] = /.{8}(?=\.js$)/.exec(name) ?? [];
    return [name, name.replace(hash, [...hash].reverse().join(''))] as const;
  });
  for (const [name, former] of renamed) renameSync(path.join(assets, name), path.join(assets, former));
  for (const file of filesBelow(directory).filter((name) => /\.(?:js|html)$/.test(name))) {
    const place = path.join(directory, file);
    const text = renamed.reduce((all, names) => all.replaceAll(...names), readFileSync(place, 'utf8'));
    const mark = path.basename(file).startsWith('client-') ? ';globalThis.isFormerProgram=true;' : '';
    writeFileSync(place, text.replace(/"build":"[^"]*"/, '"build":"former"') + mark);
  }
}

/** A host on which releases of the site are published one after the other. */
export interface Host {
  directory: string;
  /** Publishes the former release, with another program and other texts. */
  publishFormer(): void;
  /** Publishes today's release over it, as a build does: obsolete files are removed. */
  publish(): Promise<void>;
  remove(): void;
}

/** Creates a host, and a former release for it. */
export async function createHost(): Promise<Host> {
  const scratch = temporaryFolder();
  const [former, directory] = [path.join(scratch, 'former'), path.join(scratch, 'dist')];
  await publishIn(former, { site: formerSite() });
  changeProgram(former);
  return {
    directory,
    publishFormer() {
      rmSync(directory, { recursive: true, force: true });
      cpSync(former, directory, { recursive: true });
    },
    publish: () => publishIn(directory),
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
}

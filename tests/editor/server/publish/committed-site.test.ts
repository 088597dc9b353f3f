import { execFileSync } from 'node:child_process';
import { cpSync, renameSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFull } from '../../../browser/routes.ts';
import { applyMutation } from '../../../check/apply-mutation.ts';
import { addSection, dishFiles } from '../../../check/own-blocks/own-block-site.ts';
import { copySite } from '../../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { addRemote, isolateGit, makeRepository, replaceIn, runGit, write, writeScript } from '../git/repository.ts';
import { changeHeading, GUIDE, MANIFEST, openPublication } from './publication.ts';

beforeEach(isolateGit);

/** Opens the editor of a site in a repository with a remote. */
async function start(prepare: (site: string) => void = () => {}, site = makeRepository(copySite())) {
  const remote = addRemote(site);
  prepare(site);
  return { ...(await openPublication(site)), remote };
}

/** Adds a picture and shows it instead of another one. */
function showNewPicture(site: string): void {
  cpSync(path.join(site, 'content/media/camille.svg'), path.join(site, 'content/media/four.svg'));
  replaceIn(site, MANIFEST, 'media/camille.svg', 'media/four.svg');
}

describe('a site whose commit would be incomplete', () => {
  it('is refused, and the causes are said before: ignored, told not to be seen, assumed unchanged', async () => {
    const { plan, publish, remote } = await start((site) => {
      write(site, '.git/info/exclude', '*four*\n');
      showNewPicture(site);
      runGit(site, 'update-index', '--skip-worktree', MANIFEST);
      runGit(site, 'update-index', '--assume-unchanged', GUIDE);
      replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
      write(site, 'content/lexique.txt', 'fournil\n');
    });
    const before = runGit(remote, 'for-each-ref');
    const causes = [
      `« ${MANIFEST} » : le dépôt a l’ordre de ne pas suivre ses changements (« skip-worktree »)`,
      `« ${GUIDE} » : le dépôt a l’ordre de ne pas suivre ses changements (« skip-worktree »)`,
      '« content/media/four.svg » : le dépôt a l’ordre de l’ignorer (« .gitignore »)',
    ];
    const said = { message: expect.stringContaining(causes[0] ?? ''), details: causes.join('\n') };
    const compared = await plan();
    expect(compared.repository?.blocked).toEqual(said);
    for (const target of ['branch', 'proposal'] as const)
      expect(await publish({ target, compared })).toEqual({ status: 'refused', ...said });
    expect(runGit(remote, 'for-each-ref')).toBe(before);
  });

  it.runIf(isFull)('is refused if the content is a repository of its own', async () => {
    const site = copySite();
    makeRepository(path.join(site, 'content'));
    makeRepository(site);
    const { plan, publish } = await start((directory) => {
      replaceIn(directory, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    }, site);
    const cause = '« content » : ce dossier est un dépôt à part';
    const compared = await plan();
    expect(compared.repository?.blocked?.message).toContain(cause);
    expect(await publish({ compared })).toMatchObject({ status: 'refused', message: expect.stringContaining(cause) });
  });

  it.runIf(isFull)('is refused if a submodule has a new picture, but not if the submodule is complete', async () => {
    const site = copySite();
    const media = temporaryFolder();
    renameSync(path.join(site, 'content/media'), path.join(media, 'media'));
    makeRepository(path.join(media, 'media'));
    makeRepository(site);
    const added = ['submodule', '--quiet', 'add', path.join(media, 'media'), 'content/media'];
    runGit(site, '-c', 'protocol.file.allow=always', ...added);
    runGit(site, 'commit', '--quiet', '--message=Images');
    const { publish } = await start(changeHeading, site);
    expect(await publish()).toMatchObject({ status: 'published' });
    showNewPicture(site);
    expect(await publish()).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('« content/media » : ce dossier est un dépôt à part'),
    });
  });
});

it.runIf(isFull)('a new block of the site is published with the page that uses it', async () => {
  const { publish, plan, remote } = await start((site) => {
    applyMutation(site, { add: dishFiles });
    addSection(site, { type: 'site-dish', dish: 'Daube' });
  });
  const compared = await plan();
  expect(compared.problems).toEqual([]);
  expect(await publish({ compared })).toMatchObject({ status: 'published' });
  const files = runGit(remote, 'ls-tree', '-r', '--name-only', 'main').split('\n');
  expect(files).toEqual(expect.arrayContaining(Object.keys(dishFiles)));
});

it('a save between the check and the commit waits for the next publication', async () => {
  const bin = temporaryFolder();
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const { publish, plan, site, remote } = await start(changeHeading);
  const late = `sed -i 's/on répond/on répond plus tard/' '${path.join(site, MANIFEST)}'`;
  writeScript(path.join(bin, 'git'), `case " $* " in *" commit "*) ${late};; esac\nexec ${git} "$@"`);
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  expect(await publish()).toMatchObject({ status: 'published' });
  expect(runGit(remote, 'show', `main:${MANIFEST}`)).toContain('"Écrivez, on répond"');
  const lines = (await plan()).headings.flatMap(({ changes }) => changes.flatMap((one) => one.lines));
  expect(lines).toEqual([expect.stringContaining('on répond plus tard')]);
});

describe('a hook that corrects', () => {
  /** Changes the site, and adds a hook that replaces words in its manifest. */
  const correct = (from: string, to: string) => (site: string) => {
    changeHeading(site);
    const lines = `sed -i 's|${from}|${to}|' ${MANIFEST}\ngit add ${MANIFEST}`;
    writeScript(path.join(site, '.git/hooks/pre-commit'), lines);
  };

  it.runIf(isFull)('is part of the commit, and of the index after it', async () => {
    const { publish, site, remote } = await start(correct('on répond', 'nous répondons'));
    expect(await publish()).toMatchObject({ status: 'published' });
    expect(runGit(remote, 'show', `main:${MANIFEST}`)).toContain('nous répondons');
    expect(runGit(site, 'status', '--porcelain')).toBe('');
  });

  it.runIf(isFull)('is checked again: a commit with an error is taken back before it is sent', async () => {
    const { publish, site, remote } = await start(correct('"to": "/contact"', '"to": "/nulle-part"'));
    const before = [runGit(site, 'rev-parse', 'HEAD'), runGit(remote, 'rev-parse', 'main')];
    expect(await publish()).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('Rien n’est parti'),
      problems: expect.arrayContaining([expect.objectContaining({ file: 'manifest' })]),
    });
    expect([runGit(site, 'rev-parse', 'HEAD'), runGit(remote, 'rev-parse', 'main')]).toEqual(before);
    expect(runGit(site, 'status', '--porcelain')).toBe(` M ${MANIFEST}`);
  });
});

it.runIf(isFull)('a repository that asks for signed commits gets signed ones, or the reason why not', async () => {
  const program = path.join(temporaryFolder(), 'gpg');
  const signature = '-----BEGIN PGP SIGNATURE-----\\n\\nx\\n-----END PGP SIGNATURE-----\\n';
  const created = "printf '\\n[GNUPG:] SIG_CREATED \\n' >&2";
  writeScript(program, `cat > /dev/null\n${created}\nprintf -- '${signature}'`);
  const { plan, publish, site } = await start((directory) => {
    runGit(directory, 'config', 'commit.gpgSign', 'true');
    runGit(directory, 'config', 'gpg.program', program);
    changeHeading(directory);
  });
  const compared = await plan();
  const proposed = await publish({ target: 'proposal', compared });
  const branch = 'branch' in proposed ? proposed.branch : '';
  expect(runGit(site, 'cat-file', 'commit', branch)).toContain('gpgsig');
  writeScript(program, 'exit 1');
  const message = expect.stringContaining('demande des publications signées');
  for (const target of ['branch', 'proposal'] as const)
    expect(await publish({ target, compared })).toMatchObject({ status: 'refused', message });
});

it.runIf(isFull)('tells placeholders that are new from those of the published site', async () => {
  const site = copySite();
  replaceIn(site, MANIFEST, '"mention": "TTC"', '"mention": "TTC", "placeholder": true');
  makeRepository(site);
  const { plan } = await start((directory) => {
    replaceIn(directory, MANIFEST, '"heading": "Écrivez-nous"', '"heading": "Écrivez-nous", "placeholder": true');
  }, site);
  const { problems } = await plan();
  const isNew = problems.filter(({ code }) => code.startsWith('placeholder/')).map((one) => [one.pointer, one.isNew]);
  expect(isNew).toHaveLength(2);
  expect(isNew.filter(([, fresh]) => fresh)).toEqual([[expect.stringContaining('/pages/'), true]]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '../../browser/routes.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startEditor } from './editor-server.ts';
import { addRemote, isolateGit, makeRepository, runGit } from './git/repository.ts';

const MANIFEST = 'site.manifest.json';
const GUIDE = 'guide:guides/choisir-son-pain' as const;

beforeEach(isolateGit);

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startEditor>>['as']>>;

/** Opens the editor for two authors. */
async function start(site = copySite()) {
  const directory = temporaryFolder();
  const ana = await startEditor({ site, directory, author: 'Ana' });
  return { ...ana, ana: ana as Person, zoe: await ana.as('Zoé'), directory };
}

/** Opens the editor of a site in a repository with a remote. */
async function startInRepository() {
  const site = makeRepository(copySite());
  const remote = addRemote(site);
  return { ...(await start(site)), remote };
}

/** Sets a value of the manifest, based on the state that the person sees now. */
const set = ({ operate }: Person, pointer: string, value: string) =>
  operate({ type: 'set', pointer, value }, { label: `${pointer} : ${value}`, field: pointer });

/** Adds a text at the end of the guide. */
async function write({ call }: Person, text: string) {
  const { hash, text: whole } = await call('document', { file: GUIDE });
  const edits = [{ start: whole.length, end: whole.length, text }];
  return call('apply', { label: text, changes: [{ file: GUIDE, baseHash: hash, edits }] });
}

async function publish({ call }: Person, message?: string) {
  const plan = await call('publish-plan', {});
  return call('publish', { state: plan.state, target: 'branch', message: message ?? plan.message });
}

describe('two authors', () => {
  it('keep their unsaved changes apart, and each undo their own, after a restart too', async () => {
    const { ana, zoe, read, close, site, directory } = await start();
    // Their unsaved changes are in the storage of one browser.
    const siteOf = ({ page }: Person) => /data-site="(\w+)"/.exec(page.text)?.[1];
    expect(siteOf(ana)).toMatch(/^\w{32}$/);
    expect(siteOf(zoe)).not.toBe(siteOf(ana));
    expect(zoe.token).toBe(ana.token);
    const first = read(MANIFEST);
    await set(ana, '/site/name', 'Le fournil');
    await write(zoe, 'Zoé\n');
    await set(zoe, '/business/city', 'Lyon');
    await write(ana, 'Ana\n');
    const undoOf = async ({ call }: Person) => (await call('site', {})).journal.undo?.label;
    expect([await undoOf(ana), await undoOf(zoe)]).toEqual(['Ana\n', '/business/city : Lyon']);
    await close();
    const again = await startEditor({ site, directory, author: 'Ana' });
    const later = await again.as('Zoé');
    for (const _ of ['Lyon', 'Zoé']) expect(await later.call('undo', {})).toMatchObject({ status: 'saved' });
    expect(read('content/guides/choisir-son-pain.md')).toMatch(/Ana\n$/);
    expect(read('content/guides/choisir-son-pain.md')).not.toContain('Zoé');
    expect(read(MANIFEST)).toContain('Le fournil');
    for (const _ of ['Ana', 'Le fournil']) expect(await again.call('undo', {})).toMatchObject({ status: 'saved' });
    expect(read(MANIFEST)).toBe(first);
    expect(await again.call('undo', {})).toMatchObject({ status: 'refused' });
  });

  it('get two versions of a place that somebody else has changed meanwhile, and keep their other undo steps', async () => {
    const { ana, zoe, read } = await start();
    await set(ana, '/business/city', 'Lyon');
    await set(ana, '/site/name', 'Le fournil');
    const { hash } = await ana.call('document', { file: 'manifest' });
    await set(zoe, '/site/name', 'La boulangerie');
    // Ana still sees the state before Zoé’s change.
    const operations = [{ type: 'set' as const, pointer: '/site/name', value: 'Le four' }];
    const answer = await ana.call('apply', {
      label: 'x',
      changes: [{ file: 'manifest', baseHash: hash, operations }],
    });
    expect(answer).toMatchObject({ status: 'conflict', yours: 'Le four', theirs: 'La boulangerie' });
    expect(await ana.call('undo', {})).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('quelqu’un d’autre'),
    });
    expect(read(MANIFEST)).toContain('La boulangerie');
    expect(await ana.call('undo', {})).toMatchObject({ status: 'saved' });
    expect(read(MANIFEST)).not.toContain('Lyon');
    expect(read(MANIFEST)).toContain('La boulangerie');
  });

  it.runIf(isFull)('publish everything, as its author and its co-authors', async () => {
    const { ana, zoe, remote } = await startInRepository();
    const last = () => runGit(remote, 'log', '-1', '--format=%an <%ae>|%cn|%(trailers)', 'main');
    await set(ana, '/site/name', 'Le fournil');
    await write(zoe, 'Zoé\n');
    const { state, repository } = await zoe.call('publish-plan', {});
    expect(repository?.notes).toEqual(['Publié au nom de Zoé, avec l’adresse ana@example.com.']);
    const proposal = { state, target: 'proposal', message: 'Essai' } as const;
    expect(await zoe.call('publish', proposal)).toMatchObject({ status: 'published' });
    expect(await publish(ana, 'Titre\n\nSuite\n')).toMatchObject({ status: 'published', remote: 'origin' });
    expect(last()).toBe('Ana <ana@example.com>|Ana|Co-authored-by: Zoé <ana@example.com>');
    await write(zoe, 'encore\n');
    expect(await publish(zoe)).toMatchObject({ status: 'published' });
    expect(last()).toBe('Zoé <ana@example.com>|Ana|');
    expect((await ana.call('publish-plan', {})).files).toEqual([]);
  });

  it.runIf(isFull)('stay the authors of a publication that is taken back', async () => {
    const { ana, zoe, site, remote } = await startInRepository();
    await set(ana, '/site/name', 'Le fournil');
    await write(zoe, 'Zoé\n');
    runGit(site, 'remote', 'set-url', 'origin', `${remote}-gone`);
    expect(await publish(ana)).toMatchObject({ status: 'unsent' });
    expect(await zoe.call('publish-take-back', {})).toMatchObject({ status: 'taken-back' });
    await publish(zoe);
    expect(runGit(site, 'log', '-1', '--format=%an|%(trailers)')).toBe('Zoé|Co-authored-by: Ana <ana@example.com>');
  });

  it.runIf(isFull)('publish one after the other', async () => {
    const { ana, zoe } = await startInRepository();
    await set(ana, '/site/name', 'Le fournil');
    const plan = await ana.call('publish-plan', {});
    const request = { state: plan.state, target: 'branch' as const, message: 'x' };
    const answers = await Promise.all([ana.call('publish', request), zoe.call('publish', request)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['published', 'refused']);
  });
});

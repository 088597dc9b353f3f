import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isolateGit, runGit } from '../editor/server/git/repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyRepository, filesOf, openAssistant, planIn, set } from './assistant.ts';

const LINK = set('/plans/0/paymentLink', 'https://pay.evil.example/x');

/** Opens a site in a repository. Git reads no configuration but that of the repository. */
function openRepository() {
  isolateGit();
  const assistant = openAssistant(copyRepository());
  const propose = async (...operations: unknown[]) => {
    const answer = await assistant.ask('propose', { plan: planIn(await assistant.plan(...operations)) });
    return { answer, branch: /branche (\S+) \(/.exec(answer)?.[1] ?? '' };
  };
  return { ...assistant, propose, git: (...args: string[]) => runGit(assistant.site, ...args) };
}

describe('propose', () => {
  it('commits what only a person may put into the site to a branch, and names it first', async () => {
    const { site, ask, plan, propose, git: run } = openRepository();
    const remote = temporaryFolder();
    runGit(remote, 'init', '-q', '--bare');
    run('remote', 'add', 'origin', remote);
    run('push', '-q', '-u', 'origin', 'main');
    const [before, head] = [filesOf(site), run('rev-parse', 'HEAD')];
    const operations = [set('/site/name', 'Le Four'), LINK];
    expect(await ask('apply', { plan: planIn(await plan(...operations)) })).toMatch(/^Refus/);
    const { branch } = await propose(...operations);
    expect(branch).toMatch(/^proposition-\d{4}-\d\d-\d\d-forfaits-panier-du-mois/);
    const message = run('log', '-1', '--format=%an <%ae>%n%B', branch);
    expect(message).toContain('Ana <ana@example.com>\nForfaits › Panier du mois › Lien de paiement');
    expect(message.indexOf('À relire d’abord')).toBeLessThan(message.indexOf('Le Four'));
    expect(message).toContain('pay.evil.example');
    expect(run('diff', '--numstat', `HEAD...${branch}`)).toBe('2\t2\tsite.manifest.json');
    expect(filesOf(site)).toEqual(before);
    expect([run('rev-parse', 'HEAD'), run('status', '--porcelain')]).toEqual([head, '']);
    expect(runGit(remote, 'branch', '--format=%(refname:short)')).toBe('main');
  });

  it('leaves out what others have not committed yet, and keeps it', async () => {
    const { site, propose, read, git: run } = openRepository();
    const file = path.join(site, 'site.manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('04 00 00 00 01', '04 00 00 00 08'));
    writeFileSync(path.join(site, 'content/guides/brouillon.md'), 'Pas fini.');
    run('add', 'content/guides/brouillon.md');
    const [before, status] = [filesOf(site), run('status', '--porcelain')];
    const { branch } = await propose(LINK);
    expect(run('diff', '--numstat', `HEAD...${branch}`)).toBe('1\t1\tsite.manifest.json');
    expect([filesOf(site), run('status', '--porcelain')]).toEqual([before, status]);
    expect(read('site.manifest.json')).toContain('04 00 00 00 08');
  });

  it('is refused a plan that would change other values of the last commit than it shows', async () => {
    const { read, write, plan, propose, git: run } = openRepository();
    const withTestimonials = (...ids: string[]) => {
      const items = ids.map((id) => `{\n"id": "${id}",\n"name": "${id}",\n"role": "Cliente",\n"content": "Bon."\n},\n`);
      return base.replace('"testimonials": [\n', (list) => list + items.join(''));
    };
    const base = read('site.manifest.json');
    write('site.manifest.json', withTestimonials('alice', 'bruno', 'chloe'));
    run('commit', '-qam', 'Avis');
    write('site.manifest.json', withTestimonials('zoe', 'alice', 'bruno', 'chloe'));
    const remove = { file: 'manifest', operation: { type: 'remove', pointer: '/testimonials/1' } };
    const move = { file: 'manifest', operation: { type: 'move', pointer: '/testimonials/1', to: 2 } };
    expect(await plan(remove)).toContain('- "id": "alice"');
    for (const operation of [remove, move, set('/testimonials/1/name', 'Anne'), set('/testimonials/1/role', 'Client')])
      expect((await propose(operation)).answer, JSON.stringify(operation)).toMatch(/^Refus : .* autre chose que ce qu/);
    expect(run('branch', '--format=%(refname:short)')).toBe('main');
    expect((await propose(set('/site/name', 'Le Four'))).branch).not.toBe('');
  });

  it('commits a renamed guide with its picture, as files that git knows', async () => {
    const { propose, git: run } = openRepository();
    const { branch } = await propose(
      { structure: { type: 'rename', from: '/guides/choisir-son-pain', to: '/guides/choisir', redirect: true } },
      { structure: { type: 'rename-picture', file: 'media/camille.svg', to: 'sourire' } },
    );
    const files = run('diff', '-M', '--name-status', `HEAD...${branch}`);
    expect(files).toMatch(/R\d+\tcontent\/guides\/choisir-son-pain\.md\tcontent\/guides\/choisir\.md/);
    expect(files).toContain('R100\tcontent/media/camille.svg\tcontent/media/sourire.svg');
  });

  it('is refused a plan that cannot be made on the last commit, or adds an error there', async () => {
    const { read, write, propose } = openRepository();
    const file = 'content/guides/choisir-son-pain.md';
    write(file, read(file).replace('plus longtemps', 'dix jours'));
    const passage = { file: 'guide:guides/choisir-son-pain', old: 'dix jours', new: 'douze jours' };
    expect((await propose(passage)).answer).toMatch(/^Refus : Une proposition part de la dernière version/);
    const broken = await propose(set('/navigation/header/links/0/to', '/guide'));
    expect(broken.answer).toMatch(/^Refus [\s\S]*link\/unknown-page/);
  });

  it('is refused without a name and an address of git, and without git', async () => {
    const { git: run, propose } = openRepository();
    run('config', '--unset', 'user.email');
    expect((await propose(LINK)).answer).toMatch(/^Refus : Git n’a pas de nom ni d’adresse/);
    const { plan, ask } = openAssistant();
    const answer = await ask('propose', { plan: planIn(await plan(LINK)) });
    expect(answer).toMatch(/^Refus : Ce dossier n’est pas suivi par git/);
  });

  it('is refused a plan that takes another one back', async () => {
    const { change, ask } = openRepository();
    const { applied } = await change(set('/site/name', 'Le Four'));
    expect(await ask('propose', { plan: planIn(applied) })).toMatch(/^Refus : Un plan inverse/);
  });
});

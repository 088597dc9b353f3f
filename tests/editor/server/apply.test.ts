import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DevServerOptions } from '../../../src/dev/dev-server.ts';
import type {
  ApplyAnswer,
  Conflict,
  FieldOperation,
  Saved,
  SiteEvent,
  SiteReport,
  SourceId,
} from '../../../src/editor/protocol.ts';
import { isFull } from '../../browser/routes.ts';
import { openDevServer } from '../../dev/open-dev-server.ts';
import { baseManifest, baseText, GUIDE, HEADING, writeBaseSite } from '../../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../../save-timeout.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openPage, startEditor } from './editor-server.ts';

type Server = Awaited<ReturnType<typeof startEditor>>;

const MANIFEST = 'site.manifest.json';
const guide = 'guide:guides/choisir-son-pain' as const;

function saved(answer: ApplyAnswer): Saved {
  if (answer.status !== 'saved') throw new Error(JSON.stringify(answer));
  return answer;
}

async function change(
  server: Server,
  file: SourceId,
  operation: FieldOperation,
  { baseHash, ...typing }: { field?: string; startedAt?: number; baseHash?: string } = {},
): Promise<ApplyAnswer> {
  const hash = baseHash ?? (await server.call('document', { file })).hash;
  const changes = [{ file, baseHash: hash, operations: [operation] }];
  return server.call('apply', { label: 'Essai', ...typing, changes });
}

const heading = (value: string): FieldOperation => ({ type: 'set', pointer: '/pages/0/sections/0/heading', value });

/** Returns the lines of `after` that differ from those of `before` at the same places. */
function differing(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  expect(b).toHaveLength(a.length);
  return b.filter((line, index) => line !== a[index]);
}

describe('a change in the editor', () => {
  it('only changes the line of its field, is shown on the page immediately, and is undone exactly', async () => {
    const server = await startEditor();
    const before = server.read(MANIFEST);
    const answer = saved(await change(server, 'manifest', heading('Du pain tendre')));
    expect(differing(before, server.read(MANIFEST))).toEqual(['          "heading": "Du pain tendre",']);
    const page = await (await fetch(`http://localhost:${server.port}/`)).text();
    expect(page).toContain('Du pain tendre');
    expect(answer.journal.undo?.label).toBe('Essai');
    expect(saved(await server.call('undo', {})).journal.redo?.label).toBe('Essai');
    expect(server.read(MANIFEST)).toBe(before);
    saved(await server.call('redo', {}));
    expect(server.read(MANIFEST)).toContain('Du pain tendre');
  });

  it('changes nothing else in a guide with decomposed accents', async () => {
    const server = await startEditor();
    const text = `${baseText(GUIDE)}\nVive l’été ! La clé.\n`;
    writeFileSync(path.join(server.site, GUIDE), text.normalize('NFD'));
    const known = await vi.waitFor(async () => {
      const document = await server.call('document', { file: guide });
      expect(document.text).toBe(text);
      return document;
    }, SAVE_TIMEOUT_MS);
    const edits = [{ start: text.indexOf('clé'), end: text.indexOf('clé') + 3, text: 'clef' }];
    const changes = [{ file: guide, baseHash: known.hash, edits }];
    saved(await server.call('apply', { label: 'Essai', changes }));
    expect(server.read(GUIDE)).toBe(text.normalize('NFD').replace('clé'.normalize('NFD'), 'clef'));
  });

  it('changes no file without an edit, whatever is opened', async () => {
    const server = await startEditor();
    const standing = () =>
      (readdirSync(server.site, { recursive: true }) as string[]).sort().map((file) => {
        const { mtimeMs, size, isFile } = statSync(path.join(server.site, file));
        return [file, size, mtimeMs, isFile];
      });
    const before = JSON.stringify(standing());
    const { tree } = await server.call('site', {});
    if (!tree) throw new Error('The first answer has no list');
    for (const { pointer } of [...tree.pages, ...tree.settings, ...tree.chains])
      await server.call('schema', { file: 'manifest', pointer });
    for (const { file, route } of tree.chains.flatMap(({ guides }) => guides)) {
      await server.call('document', { file });
      await server.call('card', { route });
    }
    await server.call('search', { text: 'pain' });
    const { hash } = await server.call('document', { file: 'manifest' });
    const same = [{ file: 'manifest' as const, baseHash: hash, operations: [heading(HEADING)] }];
    expect(saved(await server.call('apply', { label: 'x', changes: same })).step).toBeUndefined();
    expect(JSON.stringify(standing())).toBe(before);
  });

  it.runIf(isFull)('keeps byte order mark, line ends, mode, and a link within the site', async () => {
    const site = writeBaseSite();
    const text = `\uFEFF${JSON.stringify(baseManifest(), null, '\t').replaceAll('\n', '\r\n')}`;
    writeFileSync(path.join(site, MANIFEST), text);
    chmodSync(path.join(site, MANIFEST), 0o640);
    const server = await startEditor({ site });
    saved(await change(server, 'manifest', heading('Du pain tendre')));
    expect(server.read(MANIFEST)).toBe(text.replace(HEADING, 'Du pain tendre'));
    expect(statSync(path.join(site, MANIFEST)).mode & 0o777).toBe(0o640);
    // `.vitrine` holds the lock and the token of the editor.
    expect(readdirSync(site).filter((name) => name !== '.vitrine')).toEqual(['content', MANIFEST]);
  });

  it('edits front matter and Markdown, with offsets that count each line end as one character', async () => {
    const site = writeBaseSite();
    const text = baseText(GUIDE).replaceAll('\n', '\r\n');
    writeFileSync(path.join(site, GUIDE), text);
    const server = await startEditor({ site });
    const opened = await server.call('document', { file: guide });
    expect(opened.text).toBe(baseText(GUIDE));
    expect(opened.text.slice(opened.bodyOffset)).toMatch(/^\nUn pain au levain/);
    const offset = opened.text.indexOf('levain se') - (opened.bodyOffset ?? 0);
    const body = [{ start: offset, end: offset + 6, text: 'levain dur\net lourd' }];
    const operations = [{ type: 'set', pointer: '/title', value: 'Le pain : "oui"' } as const];
    const changes = [{ file: guide, baseHash: opened.hash, operations, body }];
    saved(await server.call('apply', { label: 'x', changes }));
    expect(server.read(GUIDE)).toBe(
      text.replace(/title: .*/, 'title: "Le pain : \\"oui\\""').replace('au levain se', 'au levain dur\r\net lourd se'),
    );
    saved(await server.call('undo', {}));
    expect(server.read(GUIDE)).toBe(text);
  });

  it('makes one step for several values and files', async () => {
    const server = await startEditor();
    const before = [server.read(MANIFEST), server.read(GUIDE)];
    const hashOf = async (file: SourceId) => (await server.call('document', { file })).hash;
    const changes = [
      { file: 'manifest' as const, baseHash: await hashOf('manifest'), operations: [heading('A'), heading('B')] },
      {
        file: guide,
        baseHash: await hashOf(guide),
        operations: [{ type: 'set' as const, pointer: '/title', value: 'A' }],
      },
    ];
    const { step } = saved(await server.call('apply', { label: 'x', changes }));
    expect(step?.files).toEqual(['manifest', guide]);
    expect(saved(await server.call('undo', {})).journal.undo).toBeUndefined();
    expect([server.read(MANIFEST), server.read(GUIDE)]).toEqual(before);
  });

  it('makes one step for typing in one field without a pause', async () => {
    const server = await startEditor();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    onTestFinished(() => clock.mockRestore());
    const before = server.read(MANIFEST);
    let hash = (await server.call('document', { file: 'manifest' })).hash;
    for (const value of ['D', 'Du', 'Du p', 'Du pin']) {
      const answer = saved(await change(server, 'manifest', heading(value), { field: 'heading', baseHash: hash }));
      hash = answer.documents[0]?.hash ?? '';
    }
    saved(await change(server, 'manifest', heading('Autre'), { field: 'other', baseHash: hash }));
    await server.call('undo', {});
    expect(server.read(MANIFEST)).toContain('"Du pin"');
    expect(saved(await server.call('undo', {})).journal.undo).toBeUndefined();
    expect(server.read(MANIFEST)).toBe(before);
  });

  it.runIf(isFull)('makes one step for typing without a pause even if saving is slow', async () => {
    const server = await startEditor();
    const clock = vi.spyOn(Date, 'now');
    onTestFinished(() => clock.mockRestore());
    const steps: (number | undefined)[] = [];
    const start = Date.now();
    for (const [startedAt, time] of [
      [0, 3000],
      [1500, 6000],
      [7500, 9000],
    ] as const) {
      clock.mockReturnValue(start + time);
      const typing = { field: 'heading', startedAt: start + startedAt };
      steps.push(saved(await change(server, 'manifest', heading(`À ${time}`), typing)).journal.undo?.id);
    }
    expect(steps[1]).toBe(steps[0]);
    expect(steps[2]).not.toBe(steps[0]);
  });

  it('is not delayed by the rules, which report the problem; the last valid page stays', async () => {
    const server = await startEditor();
    const { problems } = await server.call('site', {});
    const unknown: FieldOperation = { type: 'set', pointer: '/navigation/header/action/to', value: '/nulle-part' };
    const first = saved(await change(server, 'manifest', unknown));
    expect(first.problems).toHaveLength(problems.length + 1);
    const added = first.problems.find(({ code }) => code === 'link/unknown-page');
    expect(added).toMatchObject({ file: 'manifest', pointer: '/navigation/header/action/to' });
    expect(added?.message).toMatch(/nulle-part/);
    const emptied = saved(await change(server, 'manifest', { type: 'unset', pointer: '/pages/0/title' }));
    expect(
      emptied.problems.some(({ severity, pointer }) => severity === 'error' && pointer?.startsWith('/pages/0')),
    ).toBe(true);
    expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(200);
    saved(await server.call('undo', {}));
    expect(saved(await server.call('undo', {})).problems).toEqual(problems);
  });

  it('is fixed by the correction of a problem', async () => {
    const server = await startEditor();
    const { problems } = await server.call('site', {});
    const wrong: FieldOperation = { type: 'set', pointer: '/navigation/header/action/to', value: '/guide' };
    const { problems: found } = saved(await change(server, 'manifest', wrong));
    const problem = found.find(({ code }) => code === 'link/unknown-page');
    const { hash } = await server.call('document', { file: 'manifest' });
    const edit = problem?.correction?.edit;
    if (!edit) throw new Error(JSON.stringify(problem));
    const changes = [{ file: 'manifest' as const, baseHash: hash, edits: [edit] }];
    expect(saved(await server.call('apply', { label: 'Correction', changes })).problems).toHaveLength(problems.length);
    expect(server.read(MANIFEST)).toContain('"to": "/guides"');
  });

  it('survives the server: steps are undone and redone after a restart, with the same page', async () => {
    const site = writeBaseSite();
    const directory = temporaryFolder();
    const first = await startEditor({ site, directory });
    const before = first.read(MANIFEST);
    saved(await change(first, 'manifest', heading('Un')));
    saved(await change(first, 'manifest', heading('Deux')));
    saved(await first.call('undo', {}));
    await first.close();
    const second = await startEditor({ site, directory });
    expect(second.token).toBe(first.token);
    saved(await second.call('redo', {}));
    expect(second.read(MANIFEST)).toContain('"Deux"');
    saved(await second.call('undo', {}));
    saved(await second.call('undo', {}));
    expect(second.read(MANIFEST)).toBe(before);
    expect(await second.call('undo', {})).toMatchObject({ status: 'refused' });
  });
});

describe('a change at the same time as another program’s', () => {
  const phone: FieldOperation = {
    type: 'set',
    pointer: '/business/phone',
    value: '04 00 00 00 09',
    oldValue: '04 00 00 00 01',
  };

  it('is kept, like the other, if they are in different fields', async () => {
    const server = await startEditor();
    const { hash } = await server.call('document', { file: 'manifest' });
    writeFileSync(path.join(server.site, MANIFEST), server.read(MANIFEST).replace(HEADING, 'Du pain\\nrouge'));
    saved(await change(server, 'manifest', phone, { baseHash: hash }));
    expect(server.read(MANIFEST)).toContain('04 00 00 00 09');
    expect(server.read(MANIFEST)).toContain('rouge');
    saved(await server.call('undo', {}));
    expect(server.read(MANIFEST)).toContain('04 00 00 00 01');
    expect(server.read(MANIFEST)).toContain('rouge');
  });

  it('is shown next to the other if both are in the same field, and nothing is written', async () => {
    const server = await startEditor();
    const { hash } = await server.call('document', { file: 'manifest' });
    const theirs = server.read(MANIFEST).replace('04 00 00 00 01', '04 00 00 00 07');
    writeFileSync(path.join(server.site, MANIFEST), theirs);
    const answer = (await change(server, 'manifest', phone, { baseHash: hash })) as Conflict;
    expect(answer).toMatchObject({
      status: 'conflict',
      pointer: '/business/phone',
      yours: '04 00 00 00 09',
      theirs: '04 00 00 00 07',
    });
    expect(server.read(MANIFEST)).toBe(theirs);
    expect(answer.document.text).toBe(theirs);
    const again = { ...phone, oldValue: '04 00 00 00 07' };
    saved(await change(server, 'manifest', again, { baseHash: answer.document.hash }));
  });

  it('is answered and not made again if its id is known, also after an undo and a restart', async () => {
    const site = writeBaseSite();
    const directory = temporaryFolder();
    const first = await startEditor({ site, directory });
    const before = first.read(MANIFEST);
    const { hash } = await first.call('document', { file: 'manifest' });
    const section: FieldOperation = {
      type: 'insert',
      pointer: '/pages/0/sections/1',
      value: { type: 'hero', heading: 'x' },
    };
    const request = {
      id: 'first-change',
      label: 'x',
      changes: [{ file: 'manifest' as const, baseHash: hash, operations: [section] }],
    };
    const once = saved(await first.call('apply', request));
    const after = first.read(MANIFEST);
    expect(saved(await first.call('apply', request)).own).toEqual(once.own);
    expect(first.read(MANIFEST)).toBe(after);
    saved(await first.call('undo', { id: 'first-undo' }));
    saved(await first.call('undo', { id: 'first-undo' }));
    saved(await first.call('apply', request));
    expect(first.read(MANIFEST)).toBe(before);
    await first.close();
    const second = await startEditor({ site, directory });
    saved(await second.call('apply', request));
    expect(second.read(MANIFEST)).toBe(before);
  });

  it('applies at its place in a list that another program has extended, in each of two steps', async () => {
    const server = await startEditor();
    const { hash } = await server.call('document', { file: 'manifest' });
    const page = JSON.stringify({
      path: '/neuf',
      title: 'Neuf',
      description: 'Neuf.',
      sections: [{ type: 'hero', heading: 'Neuf' }],
    });
    const theirs = server.read(MANIFEST).replace('"pages": [', `"pages": [\n    ${page},`);
    writeFileSync(path.join(server.site, MANIFEST), theirs);
    const first = saved(await change(server, 'manifest', heading('Du pin'), { baseHash: hash }));
    const own = first.own.manifest ?? '';
    expect(own).not.toBe(first.documents[0]?.hash);
    saved(
      await change(
        server,
        'manifest',
        { type: 'set', pointer: '/pages/1/title', value: 'Essences' },
        { baseHash: own },
      ),
    );
    const pages = JSON.parse(server.read(MANIFEST)).pages as { title: string; sections: { heading: string }[] }[];
    expect(pages.map(({ title, sections }) => [title, sections[0]?.heading])[0]).toEqual(['Neuf', 'Neuf']);
    expect(pages[1]?.sections[0]?.heading).toBe('Du pin');
    expect(pages[2]?.title).toBe('Essences');
  });

  it('with an unknown base is made if its value is unchanged, and never by an index', async () => {
    const server = await startEditor();
    const before = server.read(MANIFEST);
    const unknown = { baseHash: 'gone' };
    const listed = { ...heading('Du pin'), oldValue: HEADING };
    expect((await change(server, 'manifest', listed, unknown)).status).toBe('refused');
    expect((await change(server, 'manifest', { ...phone, oldValue: '06' }, unknown)).status).toBe('refused');
    const edits = [{ start: 0, end: 0, text: 'x' }];
    const text = { label: 'x', changes: [{ file: guide, ...unknown, body: edits }] };
    expect((await server.call('apply', text)).status).toBe('conflict');
    expect(server.read(MANIFEST)).toBe(before);
    saved(await change(server, 'manifest', phone, unknown));
    expect(server.read(MANIFEST)).toContain('04 00 00 00 09');
  });

  it('applies to the remaining words if those before are undone at that moment', async () => {
    const server = await startEditor();
    const { hash } = await server.call('document', { file: 'manifest' });
    const first = saved(await change(server, 'manifest', heading(`${HEADING} et beau`), { baseHash: hash }));
    saved(await server.call('undo', {}));
    const typed = { ...heading(`${HEADING} et beau, ici`), oldValue: `${HEADING} et beau` };
    saved(await change(server, 'manifest', typed, { baseHash: first.documents[0]?.hash ?? '' }));
    expect(server.read(MANIFEST)).toContain(`"${HEADING}, ici"`);
  });

  it('merges paragraphs of a text, and shows both versions of the same one', async () => {
    const site = writeBaseSite();
    const body = '\n## Un\n\nPremier alinéa.\n\nDeuxième alinéa.\n';
    const [frontMatter] = baseText(GUIDE).split('\n## ');
    const text = (frontMatter ?? '') + body;
    writeFileSync(path.join(site, GUIDE), text);
    const server = await startEditor({ site });
    const { hash } = await server.call('document', { file: guide });
    const edit = (from: string, to: string) => [
      { start: text.indexOf(from), end: text.indexOf(from) + from.length, text: to },
    ];
    writeFileSync(path.join(site, GUIDE), text.replace('Premier', 'Tout premier'));
    const apply = (edits: ReturnType<typeof edit>, baseHash = hash) =>
      server.call('apply', { label: 'x', changes: [{ file: guide, baseHash, edits }] });
    saved(await apply(edit('Deuxième', 'Second')));
    expect(server.read(GUIDE)).toContain('Tout premier alinéa.\n\nSecond alinéa.');
    const conflict = await apply(edit('Premier alinéa', 'Dernier alinéa'));
    expect(conflict).toMatchObject({ status: 'conflict', file: guide });
    expect((conflict as Conflict).theirs).toContain('Tout premier');
    expect((conflict as Conflict).yours).toContain('Dernier');
    expect(server.read(GUIDE)).toContain('Tout premier');
  });

  it('is made in a site that began with an error, which the editor shows', async () => {
    const site = writeBaseSite();
    const manifest = path.join(site, MANIFEST);
    writeFileSync(manifest, JSON.stringify(baseManifest(), null, 2).replace(HEADING, ''));
    const server = await startEditor({ site });
    const { broken } = await server.call('site', {});
    const at = { file: 'manifest', pointer: '/pages/0/sections/0/heading' };
    expect(broken).toMatchObject({ ...at, isKept: false, message: 'Ce texte est vide.' });
    const page = async (route: string) => (await fetch(`http://localhost:${server.port}${route}`)).text();
    expect(await page('/')).toContain('Une erreur empêche d’afficher cette page');
    saved(await change(server, 'manifest', { type: 'set', pointer: '/pages/1/sections/0/heading', value: 'Conseils' }));
    expect(await page('/guides')).toContain('Conseils');
    saved(await change(server, 'manifest', heading('Du pain tendre')));
    expect(await page('/')).toContain('Du pain tendre');
    expect((await server.call('site', {})).broken).toBeUndefined();
  });

  it('waits while the manifest is broken, with the last valid page, and continues afterwards', async () => {
    const server = await startEditor();
    const whole = server.read(MANIFEST);
    const { hash } = await server.call('document', { file: 'manifest' });
    writeFileSync(path.join(server.site, MANIFEST), whole.replace(`"heading": "${HEADING}"`, '"heading": '));
    await vi.waitFor(async () => {
      const opened = await server.call('document', { file: 'manifest' });
      expect(opened.readOnly).toMatch(/ligne \d+/);
    }, SAVE_TIMEOUT_MS);
    expect((await server.call('site', {})).tree?.pages).toHaveLength(4);
    expect(await change(server, 'manifest', phone, { baseHash: hash })).toMatchObject({ status: 'refused' });
    expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(200);
    writeFileSync(path.join(server.site, MANIFEST), whole);
    await vi.waitFor(async () => {
      expect((await server.call('document', { file: 'manifest' })).readOnly).toBeUndefined();
    }, SAVE_TIMEOUT_MS);
    saved(await change(server, 'manifest', phone, { baseHash: hash }));
  });

  it('finds the pages and guides of the last valid state if the editor is opened later', async () => {
    const site = writeBaseSite();
    const report = vi.fn<DevServerOptions['report']>();
    const edit = { directory: temporaryFolder(), entry: '/no-client.tsx' };
    const { vite, port } = await openDevServer({ site, edit, report });
    onTestFinished(() => vite.close());
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    const broken = baseText(MANIFEST).replace(`"heading": "${HEADING}"`, '"heading": ');
    writeFileSync(path.join(site, MANIFEST), broken);
    await vi.waitFor(
      () => expect(JSON.stringify(report.mock.calls.at(-1)?.[0].diagnostics)).toContain('"error"'),
      SAVE_TIMEOUT_MS,
    );
    const opened = await (await openPage(port)).call('site', {});
    expect(opened.broken).toMatchObject({ isKept: true });
    expect(opened.tree?.pages).toHaveLength(4);
    expect(opened.tree?.chains.flatMap(({ guides }) => guides.map(({ file }) => file))).toContain(guide);
  });

  it('is sent to open editors', async () => {
    const server = await startEditor();
    const response = await fetch(`http://localhost:${server.port}/__edit/api/events`, {
      method: 'POST',
      headers: server.headers(),
      body: '{}',
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    const until = async (wanted: RegExp) => {
      while (!wanted.test(said)) said += (await reader?.read())?.value ?? '';
    };
    await until(/\n/);
    saved(await change(server, 'manifest', heading('Un')));
    await until(/"byOther":false/);
    writeFileSync(path.join(server.site, MANIFEST), server.read(MANIFEST).replace('"Un"', '"Deux"'));
    await until(/"byOther":true/);
    writeFileSync(path.join(server.site, MANIFEST), server.read(MANIFEST).replace('"Deux"', ''));
    await until(/"broken":/);
    writeFileSync(path.join(server.site, MANIFEST), server.read(MANIFEST).replace('"heading": ', '"heading": "Trois"'));
    said = '';
    await until(/^(?!.*"broken":).*"byOther":true/m);
    await reader?.cancel();
  });

  it('counts as a new state if only a picture has changed, so that every list is read again', async () => {
    const server = await startEditor();
    const before = await server.call('site', {});
    writeFileSync(path.join(server.site, 'content/media/copie.webp'), '');
    await vi.waitFor(async () => {
      const { state } = await server.call('site', {});
      expect(state.revision).toBeGreaterThan(before.state.revision);
    }, SAVE_TIMEOUT_MS);
  });

  it('send every tab what the answer to a save says of the site, and which files are gone', async () => {
    const server = await startEditor();
    const response = await fetch(`http://${server.host}/__edit/api/events`, {
      method: 'POST',
      headers: server.headers(),
      body: '{}',
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    const nextEvent = async () => {
      for (;;) {
        const [line, ...rest] = said.split('\n');
        if (rest.length > 0) said = rest.join('\n');
        if (rest.length > 0 && line) return JSON.parse(line) as SiteEvent;
        if (rest.length === 0) said += (await reader?.read())?.value ?? '';
      }
    };
    const reportOf = ({ state, checked, problems, journal, broken }: SiteReport) => ({
      ...{ state, checked, problems, journal, broken },
    });
    const answer = saved(await change(server, 'manifest', heading('Un')));
    const event = await nextEvent();
    expect(reportOf(event)).toEqual(reportOf(answer));
    expect(event).toMatchObject({ hashes: { manifest: answer.documents[0]?.hash }, removed: [], byOther: false });
    const undone = saved(await server.call('undo', {}));
    expect(undone.state).toEqual({ server: answer.state.server, revision: answer.state.revision + 1 });
    expect(await nextEvent()).toMatchObject({ state: undone.state, journal: { redo: { label: expect.any(String) } } });
    const renaming = { type: 'rename', from: '/guides/choisir-son-pain', to: '/guides/pain', redirect: true } as const;
    saved(await server.call('structure', { id: 'rename-guide', change: renaming }));
    const removed = await nextEvent();
    expect(removed.removed).toEqual([guide]);
    expect(Object.keys(removed.hashes)).toContain('guide:guides/pain');
    const site = await server.call('site', { files: ['manifest', guide] });
    expect(site).toMatchObject({
      state: removed.state,
      removed: [guide],
      hashes: { manifest: removed.hashes.manifest },
    });
    await reader?.cancel();
  });
});

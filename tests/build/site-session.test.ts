import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSiteSession, type SiteSession } from '../../src/build/site-session.ts';
import { resolvePage } from '../../src/model/resolve/resolve-page.ts';
import { baseText, GUIDE, HEADING, writeBaseSite } from '../fixtures/fixture-site.ts';

const MANIFEST = 'site.manifest.json';

function open() {
  const site = writeBaseSite();
  const session = openSiteSession(site);
  const body = () => {
    const model = session.model();
    const page = model && resolvePage('/guides/choisir-son-pain', model);
    return page?.kind === 'guide' ? page.markdown : undefined;
  };
  const write = (file: string, text: string | Uint8Array) => writeFileSync(path.join(site, file), text);
  return { site, session, body, write };
}

/** Applies all rules, and returns the codes of the errors. */
function errorsIn(session: SiteSession): string[] {
  return session.runRules().diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
}

/** Returns the codes of the errors found when a folder is opened again. */
const openedAnew = (site: string) => errorsIn(openSiteSession(site));

describe('openSiteSession', () => {
  it('applies all rules once to each state, whoever asks for them first', () => {
    const { session, write } = open();
    const before = session.runRules().diagnostics;
    expect(session.current()).toMatchObject({ isChecked: true, diagnostics: before });
    expect(session.runRules().diagnostics).toBe(before);
    expect(session.checkInSteps().next().done).toBe(true);
    write(GUIDE, baseText(GUIDE).replace('levain se', '[levain](/rien) se'));
    session.refresh([{ file: GUIDE, kind: 'edited' }]);
    expect(session.current().isChecked).toBe(false);
    expect(session.runRules().diagnostics.map(({ code }) => code)).toContain('link/unknown-page');
  });

  it('keeps the last valid state if the manifest is not JSON, and reads no text again when it is edited', () => {
    const { site, session, body, write } = open();
    const { markdown } = session.current().sources;
    const manifest = readFileSync(path.join(site, MANIFEST), 'utf8');
    write(MANIFEST, manifest.slice(0, -20));
    expect(session.refresh([{ file: MANIFEST, kind: 'edited' }])).toBe(false);
    expect(session.current().diagnostics.some(({ place }) => place.file === MANIFEST)).toBe(true);
    expect(body()).toBeDefined();
    write(MANIFEST, manifest.replace('Du pain au levain', 'Du pain vivant'));
    expect(session.refresh([{ file: MANIFEST, kind: 'edited' }])).toBe(true);
    expect(JSON.stringify(session.model()?.manifest.pages)).toContain('Du pain vivant');
    expect(session.current().sources.markdown).toBe(markdown);
    expect(session.current().diagnostics).toEqual([]);
  });

  it('keeps the last valid state if a save breaks the site, explains why, and recovers', () => {
    const { session, body, write } = open();
    write(GUIDE, baseText(GUIDE).replace('title:', 'titre:'));
    expect(session.refresh([{ file: GUIDE, kind: 'edited' }])).toBe(false);
    expect(body()).toContain('Un pain au levain se garde');
    expect(session.current().diagnostics.some(({ place }) => place.file === GUIDE)).toBe(true);
    write(GUIDE, `${baseText(GUIDE)}\nRéparé.\n`);
    expect(session.refresh([{ file: GUIDE, kind: 'edited' }])).toBe(true);
    expect(body()).toContain('Réparé.');
    expect(session.current().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('shows unaffected pages from the start, and reports what stops the others', () => {
    const { site, write } = open();
    const manifest = readFileSync(path.join(site, MANIFEST), 'utf8');
    const withoutHeading = manifest.replace(HEADING, '');
    write(MANIFEST, withoutHeading);
    write(GUIDE, baseText(GUIDE).replace('title:', 'titre:'));
    const session = openSiteSession(site);
    const stopped = () => [...(session.shown()?.stopped ?? [])].map(([route, { place }]) => [route, place.file]);
    const guides = () => session.model()?.articlesOf('guides');
    expect(stopped()).toEqual([
      ['/', MANIFEST],
      ['/guides/choisir-son-pain', GUIDE],
    ]);
    expect(session.stopping()).toMatchObject({ by: { place: { file: MANIFEST } }, isKept: false });
    expect(guides()?.map((guide) => guide.path)).toEqual([
      '/guides/conserver-son-pain',
      '/guides/recettes-de-pain-perdu',
    ]);
    const model = session.model();
    for (const route of ['/guides', '/guides/conserver-son-pain', '/contact'])
      expect(model && resolvePage(route, model)).toBeDefined();

    // Shown content is updated even if there is an error elsewhere.
    write(MANIFEST, withoutHeading.replace('Nos guides du pain', 'Nos conseils'));
    expect(session.refresh([{ file: MANIFEST, kind: 'edited' }])).toBe(true);
    expect(JSON.stringify(session.model()?.manifest.pages)).toContain('Nos conseils');
    // The last valid state since the start is kept.
    write(MANIFEST, withoutHeading.replace('Nos guides du pain', ''));
    expect(session.refresh([{ file: MANIFEST, kind: 'edited' }])).toBe(false);
    expect(JSON.stringify(session.model()?.manifest.pages)).toContain('Nos conseils');
    expect(session.stopping()?.isKept).toBe(true);

    write(MANIFEST, manifest);
    expect(session.refresh([{ file: MANIFEST, kind: 'edited' }])).toBe(true);
    expect(stopped()).toEqual([['/guides/choisir-son-pain', GUIDE]]);
    write(GUIDE, baseText(GUIDE));
    expect(session.refresh([{ file: GUIDE, kind: 'edited' }])).toBe(true);
    expect([stopped(), session.stopping(), guides()?.length]).toEqual([[], undefined, 3]);
  });

  it('shows nothing while an error affects all pages or there is no manifest, and everything once it is corrected', () => {
    const { site, write } = open();
    const manifest = readFileSync(path.join(site, MANIFEST), 'utf8');
    for (const text of [manifest.slice(0, -20), manifest.replace('"name"', '"nom"'), '[]', '', undefined]) {
      if (text === undefined) rmSync(path.join(site, MANIFEST));
      else write(MANIFEST, text);
      const session = openSiteSession(site);
      expect([session.shown(), session.model()]).toEqual([undefined, undefined]);
      expect(session.stopping()).toMatchObject({ by: { place: { file: MANIFEST } }, isKept: false });
      write(MANIFEST, manifest);
      expect(session.refresh([{ file: MANIFEST, kind: text === undefined ? 'added' : 'edited' }])).toBe(true);
      expect(session.stopping()).toBeUndefined();
    }
  });

  it.each(['removed', 'edited'] as const)('reports a missing article that was %s, until it appears', (kind) => {
    const { site, session, body, write } = open();
    rmSync(path.join(site, GUIDE));
    session.refresh([{ file: GUIDE, kind }]);
    expect(errorsIn(session)).toEqual(openedAnew(site));
    expect(errorsIn(session)).toContain('chain/lost-guide');
    write(GUIDE, `${baseText(GUIDE)}\nRevenu.\n`);
    expect(session.refresh([{ file: GUIDE, kind: 'added' }])).toBe(true);
    expect(errorsIn(session)).toEqual([]);
    expect(body()).toContain('Revenu.');
  });

  it('discards results of rules that a save has interrupted', () => {
    const { site, session, write } = open();
    const steps = session.checkInSteps();
    steps.next();
    rmSync(path.join(site, GUIDE));
    session.refresh([{ file: GUIDE, kind: 'removed' }]);
    expect([...steps].length).toBeGreaterThan(1);
    expect(session.current().isChecked).toBe(false);
    write(GUIDE, baseText(GUIDE));
    session.refresh([{ file: GUIDE, kind: 'added' }]);
    expect([...session.checkInSteps()].length).toBeGreaterThan(1);
    expect(session.current().isChecked).toBe(true);
  });

  it('shows a site whose files begin with a byte order mark, without a message', () => {
    const { site, session, body, write } = open();
    write(MANIFEST, `\uFEFF${readFileSync(path.join(site, MANIFEST), 'utf8')}`);
    write(GUIDE, `\uFEFF${baseText(GUIDE)}\nNouveau.\n`);
    const changes = [MANIFEST, GUIDE].map((file) => ({ file, kind: 'edited' as const }));
    expect(session.refresh(changes)).toBe(true);
    expect(body()).toContain('Nouveau.');
    expect(openedAnew(site)).toEqual([]);
  });

  it.each([
    ['file/not-utf-8', Buffer.from(baseText(GUIDE).replace('garde', 'gâte'), 'latin1')],
    ['file/utf-16', Buffer.from(`\uFEFF${baseText(GUIDE)}`, 'utf16le')],
  ])('reports %s for an article saved like that, as a check does', (code, bytes) => {
    const { site, session, write } = open();
    write(GUIDE, bytes);
    expect(session.refresh([{ file: GUIDE, kind: 'edited' }])).toBe(false);
    expect(errorsIn(session)).toEqual([code]);
    expect(openedAnew(site)).toEqual([code]);
    write(GUIDE, baseText(GUIDE));
    expect(session.refresh([{ file: GUIDE, kind: 'edited' }])).toBe(true);
  });
});

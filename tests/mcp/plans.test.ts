import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../src/check/check-change.ts';
import { createPlans, planChange } from '../../src/mcp/plans.ts';
import { copySite, filesOf, openAssistant, set } from './assistant.ts';

const kept = { change: [], text: () => '' };

describe('plans', () => {
  it('are kept for an hour', () => {
    let time = 0;
    const plans = createPlans(() => time);
    const { id } = plans.add(kept);
    time = 3_599_999;
    expect(plans.get(id)?.id).toBe(id);
    time = 3_600_000;
    expect(plans.get(id)).toBeUndefined();
  });

  it('are twenty at most: the oldest goes', () => {
    const plans = createPlans();
    const ids = Array.from({ length: 21 }, () => plans.add(kept).id);
    expect(ids.map((id) => plans.get(id) !== undefined)).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  });

  it('tell the findings that a change cures', async () => {
    const { read, write, plan } = openAssistant();
    write('site.manifest.json', read('site.manifest.json').replace('"to": "/guides" }],', '"to": "/guide" }],'));
    const planned = await plan(set('/navigation/header/links/0/to', '/guides'));
    expect(planned).toMatch(/Signalements corrigés \(1\)\n- erreur link\/unknown-page/);
  });

  it('name the operation that cannot be made or has another base, make none of them, and are refused if they change nothing', async () => {
    const { site, plan } = openAssistant();
    const before = filesOf(site);
    expect(await plan(set('/site/name', 'X'), set('/nowhere/name', 'X'))).toMatch(/^Refus : Opération 2 : /);
    expect(await plan(set('/site/name', 'Boulangerie Test'))).toBe('Refus : Ce plan ne change rien.');
    const based = { type: 'set', pointer: '/site/name', value: 'X', oldValue: 'Autre' };
    expect(await plan({ file: 'manifest', operation: based })).toMatch(/^Refus : Opération 1 : Ce champ a changé/);
    expect(filesOf(site)).toEqual(before);
  });

  it('show the lines that are added, removed and edited, and no others', () => {
    const site = checkFolder(copySite(), {});
    const item = { question: 'Et le lundi ?', answer: 'Oui.' };
    const planned = planChange(site, [
      { file: 'manifest', operation: { type: 'insert', pointer: '/redirects/1', value: { from: '/four', to: '/' } } },
      { file: 'manifest', operation: { type: 'insert', pointer: '/pages/0/sections/4/items/1', value: item } },
      { file: 'guide:guides/choisir-son-pain', old: 'longtemps.\n\n##', new: 'longtemps.\n\nOui.\n\n##' },
    ]);
    if ('message' in planned) throw new Error(planned.message);
    expect(planned.lines).toMatchInlineSnapshot(`
      [
        "site.manifest.json:163",
        "-         { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, [écrivez-nous](/contact)." }] },",
        "+         { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, [écrivez-nous](/contact)." }, { "question": "Et le lundi ?", "answer": "Oui." }] },",
        "site.manifest.json:206",
        "-   "redirects": [{ "from": "/pains", "to": "/guides" }]",
        "+   "redirects": [{ "from": "/pains", "to": "/guides" }, { "from": "/four", "to": "/" }]",
        "content/guides/choisir-son-pain.md:12",
        "+ Oui.",
        "+ ",
      ]
    `);
  });

  it('keep the line ends of a file', async () => {
    const { read, write, change } = openAssistant();
    const file = 'content/guides/choisir-son-pain.md';
    write(file, read(file).replaceAll('\n', '\r\n'));
    await change({ file: 'guide:guides/choisir-son-pain', old: 'longtemps.\n\n##', new: 'longtemps.\n\nOui.\n\n##' });
    expect(read(file)).toContain('longtemps.\r\n\r\nOui.\r\n\r\n##');
    expect(read(file).replaceAll('\r\n', '')).not.toContain('\n');
  });
});

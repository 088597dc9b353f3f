import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModel } from '../src/blocks/create-model.ts';
import { checkSite } from '../src/check/check-site.ts';
import { loadFrenchDictionary } from '../src/check/spelling/dictionary.ts';
import { describe as describeDiagnostics } from '../src/diagnostics/describe.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { findPageErrors } from '../src/model/pictures/find-page-errors.ts';
import { readSite } from '../src/model/read/read-site.ts';
import { createTextFinder } from '../src/model/read/text-of.ts';
import { resolvePage, routesOf } from '../src/model/resolve/resolve-page.ts';
import type { Manifest } from '../src/model/types.generated.ts';
import { contrast } from '../src/text/colours.ts';
import { withoutJoiners } from '../src/text/typography.ts';

// Facts about the site of this repository. Editing it can only break the tests of this file, of `tests/texts` and of
// the built site.

const root = path.dirname(import.meta.dirname);
const found: Diagnostic[] = [];
const sources = readSite(root, (one) => found.push(one));
checkSite(sources, (one) => found.push(one), { dictionary: await loadFrenchDictionary() });
const manifest = readFileSync(path.join(root, 'site.manifest.json'), 'utf8');
const { business, consent, forms = {}, pages, services = [], theme } = JSON.parse(manifest) as Manifest;

/** Returns findings in words, one on each line. */
function inWords(diagnostics: readonly Diagnostic[]): string[] {
  const described = describeDiagnostics([...diagnostics], { textOf: createTextFinder(sources), language: 'fr' });
  return described.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** Lines of this site's texts, each with its file. */
const lines = [...sources.markdown.values()].flatMap(({ path: at, text }) =>
  text.split('\n').map((line) => ({ at, line })),
);

function linesWith(pattern: RegExp): string[] {
  return lines.filter(({ line }) => pattern.test(line)).map(({ at, line }) => `${at}: ${line.slice(0, 160)}`);
}

describe('the site of this repository', () => {
  it('has no error, is within all limits of style, and has no spelling mistakes', () => {
    expect(inWords(found.filter(({ severity }) => severity === 'error'))).toEqual([]);
    expect(sources.lexicon?.text).toContain('\n');
  });

  it('contains the name of the agency once, next to the name of its company', () => {
    const spelt = manifest.split('\n').filter((line) => line.includes(business.name));
    const kept = [
      `"name": ${JSON.stringify(business.name)}`,
      `"companyName": ${JSON.stringify(business.legal?.companyName)}`,
    ];
    expect(spelt.map((line) => line.trim().replace(/,$/, ''))).toEqual(kept);
  });

  it.each(['light', 'dark'] as const)('has the contrast of level AAA for texts on all grounds: %s', (name) => {
    const { ink, muted, paper, surface, tint } = theme[name];
    const ratios = [paper, surface, tint].flatMap((ground) => [contrast(ink, ground), contrast(muted, ground)]);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
  });
});

it('every title fits into search results, with the name of the agency where there is room', () => {
  const model = createModel(sources);
  const titles = routesOf(model).map((route) => withoutJoiners(resolvePage(route, model)?.documentTitle ?? ''));
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(titles.filter((title) => title.endsWith(` | ${business.name}`)).length).toBeGreaterThan(5);
});

it('the drawn sites of the opening have enough contrast', () => {
  const drawn = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => ('trades' in section ? section.trades : [])),
  );
  expect(drawn.length).toBeGreaterThan(2);
  for (const { name, colors } of drawn) {
    expect(contrast(colors.paper, colors.ink), name).toBeGreaterThanOrEqual(7);
    expect(contrast(colors.accent, colors.onAccent), name).toBeGreaterThanOrEqual(4.5);
  }
});

it('the manual of the mail service lists the parameters that each form of this site sends', () => {
  const manual = readFileSync(path.join(root, 'src/forms/emailjs.md'), 'utf8');
  const named = [...manual.matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)].map(([, form = '', params = '']) => [
    form,
    [...params.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  expect(named).toEqual(Object.entries(forms).map(([form, { params }]) => [form, Object.keys(params)]));
});

it('its agenda may not contact others or run a script', () => {
  expect(findPageErrors(readFileSync(path.join(root, 'content/media/agenda.html'), 'utf8'))).toEqual([]);
});

describe('texts of this site about the same topic', () => {
  it('take each price from its fact, ours and those of third parties', () => {
    expect(inWords(found.filter(({ code }) => /^(?:fact|price)\/typed-by-hand$/.test(code)))).toEqual([]);
  });

  it('use the current names of tools', () => {
    expect(linesWith(/(?<!remplace Apple )Business Connect/)).toEqual([]);
    expect(linesWith(/Le Chat(?!.*Vibe)(?<!Vibe.*)/)).toEqual([]);
  });

  it('mention the number of changes a month wherever they mention our prices', () => {
    const changes = '{{facts.monthlyChanges}} par mois';
    const { sections = [] } = pages.find((page) => page.path === '/') ?? {};
    for (const types of [['pricing', 'plan-costs'], ['faq'], ['features']]) {
      const shown = sections.filter(({ type }) => types.includes(type));
      expect(JSON.stringify(shown), types.join()).toContain(changes);
    }
    expect(linesWith(/facts\.monthlyChanges/)).toEqual([expect.stringContaining('cgv.md')]);
    expect([...manifest.matchAll(/(?:deux|2) (?:par mois|modifications)/g)]).toEqual([]);
  });

  it('say whose the site is in each section that offers a mock-up', () => {
    const offers = pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => ['mockup-hero', 'callback-form', 'booking'].includes(type));
    expect(offers.length).toBeGreaterThanOrEqual(3);
    const kept = /le site reste à nous tant que vous ne l'avez pas racheté/i;
    for (const section of offers) expect(JSON.stringify(section), section.type).toMatch(kept);
  });

  it('show figures and sums equal to the facts', () => {
    const { facts } = JSON.parse(manifest) as { facts: Record<string, { value: number }> };
    const inFrench = (value: number) => value.toFixed(2).replace('.', ',').replace(/,00$/, '');
    const wholesale = facts.afnicWholesale?.value ?? 0;
    const valuesIn = (name: string) =>
      linesWith(/^ {4}value: /).flatMap((line) => (line.includes(`/${name}.md: `) ? line.split('value: ')[1] : []));
    expect(valuesIn('prix-nom-de-domaine')).toEqual([
      '{{facts.afnicWholesale.value}} €',
      `${inFrench(9 / 1.2 - wholesale)} €`,
      '1,50 €',
    ]);
    const hosting = Math.round((facts.o2switchGrow?.value ?? 0) * 36 * 1.2);
    expect(valuesIn('cout-hebergement-site-internet')).toContain(`${hosting} €`);
    const sums = linesWith(/^\| À payer/);
    expect(sums.some((line) => line.includes(`${27 + hosting} €`) && line.includes('1 958 €'))).toBe(true);
    expect(66 + hosting + 150 + 1440).toBe(1958);
  });

  it('compare our price with others including or excluding the same tax', () => {
    expect(linesWith(/facts\.hosting(?:Two|Three)Years(?!.*(?:TTC|taxes comprises)).*hors taxes/)).toEqual([]);
  });
});

const stores = services.flatMap(({ purpose, cookies = [] }) => (purpose === 'necessaire' ? cookies : []));

describe('the site’s list of what it stores', () => {
  it('describes each entry in words', () => {
    const text = readFileSync(path.join(root, 'content/legal/cookies.md'), 'utf8');
    const section = /## Ce que nous enregistrons sans vous le demander\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    expect(section.match(/^- \*\*/gm)).toHaveLength(stores.length);
  });

  it('continues in lower case after the colon that pages add', () => {
    const cookies = services.flatMap((service) => service.cookies ?? []).map(({ purpose }) => purpose);
    const purposes = consent?.purposes.map(({ description }) => description) ?? [];
    expect([...cookies, ...purposes].filter((words) => !/^\p{Ll}/u.test(words))).toEqual([]);
  });
});

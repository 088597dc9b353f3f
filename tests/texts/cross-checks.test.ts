import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readSite } from '../../src/model/read/read-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readSite(root, () => {});
const manifest = readFileSync(path.join(root, 'site.manifest.json'), 'utf8');

/** Lines of this site's texts, each with its file. */
const lines = [...sources.markdown.values()].flatMap(({ path: at, text }) =>
  text.split('\n').map((line) => ({ at, line })),
);

function linesWith(pattern: RegExp): string[] {
  return lines.filter(({ line }) => pattern.test(line)).map(({ at, line }) => `${at}: ${line.slice(0, 160)}`);
}

describe('texts of this site about the same topic', () => {
  it('take each price from its fact, ours and those of third parties', () => {
    const found: Diagnostic[] = [];
    checkSite(sources, (diagnostic) => void found.push(diagnostic));
    const typed = found.filter(({ code }) => /^(?:fact|price)\/typed-by-hand$/.test(code));
    expect(typed.map(({ place, args }) => `${place.file}: ${args.typed}`)).toEqual([]);
  });

  it('use the current names of tools', () => {
    expect(linesWith(/(?<!remplace Apple )Business Connect/)).toEqual([]);
    expect(linesWith(/Le Chat(?!.*Vibe)(?<!Vibe.*)/)).toEqual([]);
  });

  it('mention the number of changes a month wherever they mention our prices', () => {
    const changes = '{{facts.monthlyChanges}} par mois';
    const home = JSON.parse(manifest) as { pages: { path: string; sections: { type: string }[] }[] };
    const { sections = [] } = home.pages.find((page) => page.path === '/') ?? {};
    for (const types of [['pricing', 'plan-costs'], ['faq'], ['features']]) {
      const shown = sections.filter(({ type }) => types.includes(type));
      expect(JSON.stringify(shown), types.join()).toContain(changes);
    }
    expect(linesWith(/facts\.monthlyChanges/)).toEqual([expect.stringContaining('cgv.md')]);
    expect([...manifest.matchAll(/(?:deux|2) (?:par mois|modifications)/g)]).toEqual([]);
  });

  it('say whose the site is in each section that offers a mock-up', () => {
    const { pages } = JSON.parse(manifest) as { pages: { sections: { type: string }[] }[] };
    const offers = pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => ['mockup-hero', 'callback-form', 'booking'].includes(type));
    expect(offers.length).toBeGreaterThanOrEqual(3);
    for (const section of offers) {
      expect(JSON.stringify(section), section.type).toMatch(
        /le site reste à nous tant que vous ne l'avez pas racheté/i,
      );
    }
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

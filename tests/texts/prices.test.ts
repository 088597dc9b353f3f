import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/model/types.generated.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Month in which this project began. */
const BEGUN = '2026-11';

const { facts = {} } = JSON.parse(readFileSync(path.join(root, 'site.manifest.json'), 'utf8')) as Manifest;

const files = [
  'site.manifest.json',
  ...(readdirSync(path.join(root, 'content'), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => path.join('content', file)),
];

/** Returns the lines of a file except for table rows, because tables mention tax in their heading. */
function linesOf(file: string): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('|'));
}

function found(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    linesOf(file).flatMap((line) => [...line.matchAll(pattern)].map(([words]) => `${file}: ${words}`)),
  );
}

describe('prices in the texts of this site', () => {
  it('are followed by the tax mention of the manifest if they are ours', () => {
    const ours = String.raw`\{\{facts\.(?:hostingFrom|pricePro|priceEnterprise|ecommerceSupplement)\}\}`;
    expect(found(new RegExp(`.{0,40}${ours}(?! \\{\\{business\\.vat\\.mention\\}\\})`, 'g'))).toEqual([]);
    expect(
      found(/\{\{facts\.buyoutPerProduct\}\} par produit(?!(?:\*\*)? \(\{\{business\.vat\.mention\}\}\))/g),
    ).toEqual([]);
    expect(found(/\{\{facts\.pack[13]Price\}\} par mois/g)).toEqual([]);
  });

  it('only mention tax in typed words if they always include it', () => {
    expect(found(/\{\{facts\.(?!buyoutShowcase\}\})\w+\}\} (?:TTC|HT)\b/g)).toEqual([]);
    expect(found(/\(TTC\)/g)).toEqual([]);
  });

  it('are not called read before this project existed, nor in words of a draft', () => {
    const dated = Object.values(facts).flatMap(({ checked = '9999' }) => (checked < BEGUN ? [checked] : []));
    expect(dated).toEqual([]);
    expect(
      found(/ordres? de prix, non relevés?|prix qui ont pu être lus|page de tarifs .{0,40}a pu être lue/g),
    ).toEqual([]);
  });

  it('are announced or approximate in a sentence if nobody read them', () => {
    const single = Object.entries(facts).filter(
      ([, fact]) => fact.about && fact.currency && fact.format === 'money' && !fact.checked,
    );
    const names = single.map(([name]) => name).join('|');
    expect(single.length).toBeGreaterThan(20);
    const alone = new RegExp(`^(?!.*(?:annoncé|figure)).*(?<!environ )\\{\\{facts\\.(?:${names})\\}\\}`, 'g');
    expect(found(alone)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const text = readFileSync(path.resolve(import.meta.dirname, '../../site.manifest.json'), 'utf8');

describe('the manifest of this site', () => {
  it('contains the name of the agency once, next to the name of its company', () => {
    const { business } = JSON.parse(text) as { business: { name: string; legal: { companyName: string } } };
    const spelt = text.split('\n').filter((line) => line.includes(business.name));
    const kept = [
      `"name": ${JSON.stringify(business.name)}`,
      `"companyName": ${JSON.stringify(business.legal.companyName)}`,
    ];
    expect(spelt.map((line) => line.trim().replace(/,$/, ''))).toEqual(kept);
  });
});

import { describe, expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { SiteParts } from '../../../src/check/site-index/site-parts.ts';

describe('a fact that no text names', () => {
  interface Facts {
    facts: Record<string, unknown>;
    /** Names that texts use. */
    names?: string[];
    /** Names that other facts copy. */
    copied?: string[];
    written?: Record<string, unknown>;
  }

  function siteOf({ facts, names = [], copied = [], written = facts }: Facts): SiteIndex {
    return deriveIndex({
      knownNames: () => Object.keys(facts).map((name) => `facts.${name}`),
      at: (pointer: string) => ({ file: 'site.manifest.json', start: 0, end: 0, pointer }),
      manifest: { facts },
      written: { facts: written },
      names: names.map((name) => ({ name, isInCode: false })),
      ofKind: (kind: string) => (kind === 'value-path' ? copied.map((value) => ({ value })) : []),
      isKnown: (name: string) => name.startsWith('site.') || Object.hasOwn(facts, name.replace('facts.', '')),
      shapeErrors: NO_SHAPE_ERRORS,
    } as unknown as SiteParts);
  }

  it('is unused if no fact copies it, and its name has a valid form', () => {
    const facts = { prix: 1, delai: 2, copie: 3, refuse: 4 };
    const site = siteOf({
      facts,
      names: ['facts.prix'],
      copied: ['facts.copie.value', 'plans.x.price'],
      written: { prix: 1, delai: 2, copie: 3 },
    });
    expect(site.unusedFacts).toEqual(['delai']);
    expect(siteOf({ facts: { prix: 1 }, names: ['facts.prix'] }).unusedFacts).toEqual([]);
  });

  it('is the one that several texts call by another name: a similar one, or the only unknown one', () => {
    const facts = { prix: 1, delai: 2 };
    const found = (...names: string[]) =>
      siteOf({ facts, names }).unresolvedNames.map(({ name, near, renamed }) => [name, near, renamed?.pointer]);
    const price = ['facts.prix', '/facts/prix'];
    expect(found('facts.prixx', 'facts.prixx', 'facts.delai')).toEqual([['facts.prixx', ...price]]);
    expect(found('facts.toutAutre', 'facts.toutAutre', 'facts.delai')).toEqual([['facts.toutAutre', ...price]]);
    expect(found('facts.toutAutre', 'facts.delai')).toEqual([['facts.toutAutre', 'facts.prix', undefined]]);
    expect(found('facts.toutAutre', 'facts.toutAutre')).toEqual([['facts.toutAutre', undefined, undefined]]);
    expect(found('facts.toutAutre', 'facts.encoreUnNom', 'facts.delai').map(([, near]) => near)).toEqual([
      undefined,
      undefined,
    ]);
    expect(found('facts.prix', 'site.name')).toEqual([]);
  });
});

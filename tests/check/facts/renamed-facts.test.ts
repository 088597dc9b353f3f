import { describe, expect, it } from 'vitest';
import { deriveFacts } from '../../../src/check/facts/derive-facts.ts';
import { NO_FORM_ERRORS } from '../../../src/check/facts/form-errors.ts';
import type { SiteFacts } from '../../../src/check/facts/site-facts.ts';
import type { SiteParts } from '../../../src/check/facts/site-parts.ts';

describe('a fact with another name', () => {
  interface Facts {
    facts: Record<string, unknown>;
    /** Names that texts use. */
    names?: string[];
    /** Names that other facts copy. */
    copied?: string[];
    texts?: string[];
    written?: Record<string, unknown>;
  }

  function siteOf({ facts, names = [], copied = [], texts = [], written = facts }: Facts): SiteFacts {
    return deriveFacts({
      manifest: { facts },
      written: { facts: written },
      names: names.map((name) => ({ name, isInCode: false })),
      ofKind: (kind: string) => (kind === 'value-path' ? copied.map((value) => ({ value })) : []),
      documents: texts.map((text) => ({ text })),
      sources: { manifest: { text: '' } },
      isKnown: (name: string) => name.startsWith('site.') || Object.hasOwn(facts, name.replace('facts.', '')),
      formErrors: NO_FORM_ERRORS,
    } as unknown as SiteParts);
  }

  it('is unused: no text names it, no fact copies it, and no malformed name is similar', () => {
    const facts = { prix: 1, delai: 2, copie: 3, accolade: 4, refuse: 5 };
    const site = siteOf({
      facts,
      names: ['facts.prix'],
      copied: ['facts.copie.value', 'plans.x.price'],
      texts: ['Dès {facts.accolade}'],
      written: { prix: 1, delai: 2, copie: 3, accolade: 4 },
    });
    expect(site.unusedFacts).toEqual(['delai']);
    expect(siteOf({ facts: { prix: 1 }, names: ['facts.prix'] }).unusedFacts).toEqual([]);
  });

  it('has a similar name, or is the only unused fact for the only unknown name', () => {
    const facts = { prix: 1, delai: 2 };
    expect(siteOf({ facts, names: ['facts.prixx', 'facts.prixx', 'facts.delai'] }).renamedFacts).toEqual([
      { fact: 'prix', to: 'prixx', count: 2 },
    ]);
    expect(siteOf({ facts, names: ['facts.toutAutre', 'facts.delai'] }).renamedFacts).toEqual([
      { fact: 'prix', to: 'toutAutre', count: 1 },
    ]);
    expect(siteOf({ facts, names: ['facts.toutAutre'] }).renamedFacts).toEqual([]);
    expect(siteOf({ facts, names: ['facts.toutAutre', 'facts.rien', 'facts.delai'] }).renamedFacts).toEqual([]);
    expect(siteOf({ facts, names: ['facts.prix', 'site.name'] }).renamedFacts).toEqual([]);
  });
});

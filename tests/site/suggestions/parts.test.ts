import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/site/schema/schemas.ts';
import { schemaNamed } from '../../../src/site/schema/schemas.ts';
import { branchesOf, chooseByType, whatFor } from '../../../src/site/suggestions/block-choice.ts';
import { withArticles } from '../../../src/site/suggestions/chain-articles.ts';
import { fingerprintIn } from '../../../src/site/suggestions/editor-schema-file.ts';
import { fitExample } from '../../../src/site/suggestions/fit-example.ts';
import { proposalsFor } from '../../../src/site/suggestions/proposals.ts';
import { withRuleCodes } from '../../../src/site/suggestions/rule-codes.ts';
import { snippetOf } from '../../../src/site/suggestions/snippet.ts';
import type { Suggestions } from '../../../src/site/suggestions/suggestion.ts';

/** Suggestions of a site that has these values. */
function suggestionsWith(kinds: Record<string, string[]>): Suggestions {
  const named = Object.entries(kinds).map(([kind, values]) => [kind, values.map((value) => ({ value, title: '' }))]);
  return { kinds: Object.fromEntries(named), articles: {}, rules: [] };
}

const base = 'https://vitrine.example/schemas/block.schema.json';

describe('the choice of a block', () => {
  const schema: Schema = {
    $id: base,
    $schema: 'x',
    title: 'Bloc',
    discriminator: { propertyName: 'type' },
    oneOf: [{ $ref: 'blocks/hero.schema.json' }, { $ref: 'blocks/faq.schema.json' }],
    properties: { type: { type: 'string' }, id: { type: 'string' } },
  };

  it('knows the type of each of its schemas, and what it is for', () => {
    const branches = branchesOf(schema, base);
    expect(branches.map(({ type, reference }) => [type, reference.$ref])).toEqual([
      ['hero', 'blocks/hero.schema.json'],
      ['faq', 'blocks/faq.schema.json'],
    ]);
    expect(branches[1]?.schema.title).toBe(schemaNamed('blocks/faq').title);
    expect(branchesOf({}, base)).toEqual([]);
  });

  it('offers the types first and brings the schema of the one that was chosen', () => {
    const branches = branchesOf(schema, base);
    expect(chooseByType(schema, branches, ({ $ref }) => ({ $ref: `#/${$ref}` }))).toEqual({
      title: 'Bloc',
      properties: {
        type: {
          type: 'string',
          enum: ['hero', 'faq'],
          enumDescriptions: [whatFor(schemaNamed('blocks/hero')), whatFor(schemaNamed('blocks/faq'))],
        },
        id: { type: 'string' },
      },
      allOf: ['hero', 'faq'].map((type) => ({
        if: { properties: { type: { const: type } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: `#/blocks/${type}.schema.json` },
      })),
    });
  });

  it('says what a block is for in one line', () => {
    expect(whatFor({ title: 'Titre', description: 'Ouvre la page.' })).toBe('Titre : Ouvre la page.');
    expect(whatFor({ title: 'Titre' })).toBe('Titre');
    expect(whatFor({ description: 'Ouvre la page.' })).toBe('Ouvre la page.');
    expect(whatFor({})).toBe('');
  });
});

describe('what is proposed for a string', () => {
  const files = ['a.svg', 'b.png', 'c.jpg', 'd.jpeg', 'e.webp', 'f.avif', 'g.gif', 'h.mp4', 'i.webm', 'j.vtt', 'k.pdf'];
  const suggestions = suggestionsWith({ media: files, text: ['{{facts.a}}'], plan: ['petit', 'Grand'] });
  const propose = (schema: Schema, key: string, holder: Schema = {}) => {
    const { name, list } = proposalsFor({ schema, key, holder, suggestions });
    return { name, values: list.map(({ value }) => value) };
  };

  it('is a file that fits: captions, a film beside its MIME type, or a picture', () => {
    const media = { 'x-kind': 'media' } as const;
    expect(propose(media, 'captions')).toEqual({ name: 'suggest.media.captions', values: ['j.vtt'] });
    expect(propose(media, 'source', { properties: { mime: {} } })).toEqual({
      name: 'suggest.media.film',
      values: ['h.mp4', 'i.webm'],
    });
    expect(propose(media, 'source', { properties: {} })).toEqual({
      name: 'suggest.media.picture',
      values: files.slice(0, 7),
    });
    expect(propose(media, 'source')).toEqual({ name: 'suggest.media.picture', values: files.slice(0, 7) });
  });

  it('is one list of facts for every sort of text', () => {
    expect(propose({ 'x-kind': 'text' }, 'heading')).toEqual({ name: 'suggest.fact', values: ['{{facts.a}}'] });
    expect(propose({ 'x-kind': 'markdown' }, 'body').name).toBe('suggest.fact');
    expect(propose({ 'x-kind': 'template' }, 'subject').name).toBe('suggest.fact');
  });

  it('is only what the pattern of the string allows', () => {
    expect(propose({ 'x-kind': 'plan', pattern: '^[a-z]+$' }, 'plans')).toEqual({
      name: 'suggest.plan.plans',
      values: ['petit'],
    });
    expect(propose({ 'x-kind': 'plan' }, 'plans')).toEqual({ name: 'suggest.plan', values: ['petit', 'Grand'] });
  });

  it('is nothing where strings have no kind, or the site has none of that kind', () => {
    expect(propose({}, 'id').values).toEqual([]);
    expect(propose({ 'x-kind': 'popup' }, 'popup')).toEqual({ name: 'suggest.popup', values: [] });
  });
});

describe('an example', () => {
  const schema: Schema = {
    properties: {
      to: { 'x-kind': 'link' },
      also: { items: { 'x-kind': 'link' } },
      plans: { items: { 'x-kind': 'plan' } },
      picture: { 'x-kind': 'media' },
      heading: { 'x-kind': 'text' },
    },
  };

  it('names what the site has in place of what it lacks', () => {
    const suggestions = suggestionsWith({
      link: ['/', '/prix', '/#avis', 'tel:+33400000001'],
      plan: ['un', 'deux'],
      media: ['media/a.svg', 'media/b.png'],
      text: ['{{facts.a}}'],
    });
    const example = {
      to: '/contact',
      also: ['/prix', '/tarifs#prix', 'https://exemples.fr', 'tel:+33123456789'],
      plans: ['a', 'deux', 'c'],
      picture: 'media/z.png',
      heading: 'Bonjour',
    };
    expect(fitExample(example, schema, suggestions)).toEqual({
      to: '/',
      also: ['/prix', '/prix', 'https://exemples.fr', 'tel:+33123456789'],
      plans: ['un', 'deux', 'deux'],
      picture: 'media/b.png',
      heading: 'Bonjour',
    });
    expect(example.to).toBe('/contact');
  });

  it('leads to a section where it leads to that section', () => {
    const suggestions = suggestionsWith({ link: ['/', '/#avis'] });
    expect(fitExample({ to: '/tarifs#avis' }, schema, suggestions)).toEqual({ to: '/#avis' });
    expect(fitExample({ to: '#avis' }, schema, suggestions)).toEqual({ to: '/#avis' });
  });

  it('stays as it is for a site that has nothing', () => {
    const example = { to: '/contact', plans: ['a'] };
    expect(fitExample(example, schema, suggestionsWith({ link: [] }))).toEqual(example);
  });

  it('becomes a snippet whose texts are filled in one after another', () => {
    const example = { heading: 'Le "pain" à 3 $ {ou} \\', count: 3, plans: ['a', 'b'], other: 'x' };
    const within: Schema = { properties: { ...schema.properties, count: {}, other: {} } };
    const stop = (count: number, text: string) => `^"\${${count}:${text}}"`;
    const snippet = snippetOf({
      label: 'Bloc',
      description: 'Un bloc',
      example,
      schema: within,
      suggestions: suggestionsWith({ plan: ['b', 'c'] }),
    });
    expect(snippet).toEqual({
      label: 'Bloc',
      description: 'Un bloc',
      body: {
        heading: stop(1, 'Le \\\\"pain\\\\" à 3 \\$ {ou\\} \\\\\\\\'),
        count: 3,
        plans: [stop(2, 'b'), stop(3, 'b')],
        other: 'x',
      },
    });
  });
});

describe('the schema of a chain', () => {
  it('proposes the guides of each chain under its identifier, in both of its lists', () => {
    const items = { anyOf: [{ $ref: '#/a' }, {}] };
    expect(withArticles({ type: 'object' }, [{ chain: 'a', reference: { $ref: '#/a' } }])).toEqual({
      type: 'object',
      allOf: [
        {
          if: { properties: { id: { const: 'a' } }, required: ['id'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { articles: { items }, help: { items } } },
        },
      ],
    });
  });

  it('is what it was where no chain has guides', () => {
    expect(withArticles({ type: 'object' }, [])).toEqual({ type: 'object' });
  });
});

describe('the schema of the checks', () => {
  const options = { codes: ['a/b', 'c/d'], code: { $ref: '#/code' }, severity: { $ref: '#/severity' } };

  it('proposes codes as keys and as exceptions, and accepts any other', () => {
    const silenced = { type: 'array', items: { type: 'object', properties: { code: { type: 'string' }, why: {} } } };
    const rules = { type: 'object', additionalProperties: {} };
    expect(withRuleCodes({ properties: { rules, silenced, other: {} } }, options)).toEqual({
      properties: {
        rules: { ...rules, properties: { 'a/b': options.severity, 'c/d': options.severity } },
        silenced: {
          type: 'array',
          items: {
            type: 'object',
            properties: { code: { type: 'string', anyOf: [options.code, {}] }, why: {} },
          },
        },
        other: {},
      },
    });
  });
});

describe('the fingerprint of a schema', () => {
  it('is read from the first words of the file', () => {
    const fingerprint = '0123456789abcdef';
    expect(fingerprintIn(`{\n "$comment": "Made by hand. ${fingerprint}",`)).toBe(fingerprint);
    expect(fingerprintIn(`{\n "$comment": "Made by hand."\n}`)).toBeUndefined();
    expect(fingerprintIn(`{${' '.repeat(3000)}"$comment": "${fingerprint}"}`)).toBeUndefined();
    expect(fingerprintIn(`{\n "comment": "${fingerprint}"\n}`)).toBeUndefined();
    expect(fingerprintIn('')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import {
  chainOf,
  copiedSection,
  markAround,
  referencesFor,
  withFreeId,
} from '../../../../src/editor/client/form/new-entry.ts';
import { schemaAt } from '../../../../src/editor/client/form/schema-tree.ts';
import type { SiteTree } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';
import { resolvedSchema } from './schemas.ts';

const site = resolvedSchema('site');
const manifest = {
  chains: [{ id: 'pain', name: 'Le pain', hub: '/pain', articles: ['un', 'deux'], help: ['un'] }],
  pages: [{ path: '/', sections: [{ type: 'faq', heading: 'Vos questions', items: [] }] }],
};
const tree = fromPartial<SiteTree>({
  chains: [
    {
      guides: [
        { file: 'guide:pain/un', title: 'Le premier' },
        { file: 'guide:pain/deux', title: 'Le deuxième' },
        { file: 'guide:autre/trois', title: 'D’une autre rubrique' },
      ],
    },
  ],
});

describe('a new entry', () => {
  it('of the list of a chain’s guides is a guide to be written, unlike that of any other list', () => {
    expect(chainOf('/chains/0/articles', manifest)).toEqual({ chain: 'pain', name: 'Le pain' });
    expect(chainOf('/chains/0/help', manifest)).toBeUndefined();
    expect(chainOf('/pages', manifest)).toBeUndefined();
  });

  it('of a list of references is one of their possible values: guides of the same chain', () => {
    const pointer = '/chains/0/help';
    const list = schemaAt(site, manifest, pointer);
    const options = list && referencesFor(list, { pointer, manifest, schema: site, tree });
    expect(options?.map(({ value }) => value)).toEqual(['un', 'deux']);
  });

  it('marks the nearest object around it that can be provisional, once', () => {
    const pointer = '/pages/0/sections/0/items';
    expect(markAround(site, manifest, pointer)).toEqual([
      { type: 'set', pointer: '/pages/0/sections/0/placeholder', value: true },
    ]);
    const marked = structuredClone(manifest);
    Object.assign(marked.pages[0]?.sections[0] ?? {}, { placeholder: true });
    expect(markAround(site, marked, pointer)).toEqual([]);
    expect(markAround(site, manifest, '/navigation/header/links')).toEqual([]);
  });
});

it('a new item of a list has a unique name', () => {
  const item = { id: 'avis', name: 'Avis' };
  expect(withFreeId(item, [{ id: 'avis' }, {}, { id: 'avis-2' }])).toEqual({ id: 'avis-3', name: 'Avis' });
  expect(withFreeId('avis', ['avis'])).toBe('avis');
});

it('a copied section links back to the sections of its original page', () => {
  const copy = (section: { type: string; [key: string]: Json }) =>
    copiedSection(section, { schema: resolvedSchema(`blocks/${section.type}`), path: '/tarifs', others: [] });
  const text = { type: 'rich-text', text: 'Lisez [nos prix](#prix), puis [écrivez](/contact).' };
  expect(copy(text)).toEqual({ ...text, text: 'Lisez [nos prix](/tarifs#prix), puis [écrivez](/contact).' });
  const prices = { label: 'Nos prix', to: '#prix' };
  const writing = { label: 'Écrire', to: '/contact' };
  const action = { type: 'call-to-action', heading: 'Le n°#1', actions: [prices, writing] };
  expect(copy(action)).toEqual({ ...action, actions: [{ ...prices, to: '/tarifs#prix' }, writing] });
});

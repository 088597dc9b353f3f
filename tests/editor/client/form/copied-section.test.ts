import { expect, it } from 'vitest';
import { copiedSection } from '../../../../src/editor/client/form/new-entry.ts';
import { resolvedSchema } from './schemas.ts';

const copy = (type: string, section: { [key: string]: string | { label: string; to: string }[] }) =>
  copiedSection(
    { type, ...section },
    { schema: resolvedSchema(`blocks/${type}`), path: '/tarifs', others: [{ type: 'hero' }, { type, id: 'devis' }] },
  );

it('a copied section has an id that is free on the other page', () => {
  expect(copy('rich-text', { id: 'devis', text: 'Un texte.' })).toEqual({
    type: 'rich-text',
    id: 'devis-2',
    text: 'Un texte.',
  });
});

it('a copied section links back to the sections of its original page', () => {
  const text = 'Lisez [nos prix](#prix), puis [écrivez](/contact).';
  expect(copy('rich-text', { text })).toEqual({
    type: 'rich-text',
    text: 'Lisez [nos prix](/tarifs#prix), puis [écrivez](/contact).',
  });
  const actions = [
    { label: 'Nos prix', to: '#prix' },
    { label: 'Écrire', to: '/contact' },
  ];
  expect(copy('call-to-action', { heading: 'Le n°#1', actions })).toEqual({
    type: 'call-to-action',
    heading: 'Le n°#1',
    actions: [{ label: 'Nos prix', to: '/tarifs#prix' }, actions[1]],
  });
});

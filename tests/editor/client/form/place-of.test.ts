import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../../src/editor/client/form/place-of.ts';
import type { EditorProblem } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';

const action = { title: 'Bouton', properties: { href: { title: 'Destination' } } };
const hero = { title: 'Ouverture', properties: { type: { const: 'hero' }, actions: { items: action } } };
const page = {
  title: 'Page',
  properties: {
    title: { title: 'Titre' },
    sections: { items: { oneOf: [hero], discriminator: { propertyName: 'type' } } },
  },
};
const plan = { title: 'Forfait', properties: { price: { title: 'Prix affiché' } } };
const known = fromPartial<Parameters<typeof placeOf>[0]>({
  schemas: {
    site: {
      properties: {
        pages: { items: page },
        plans: { title: 'Forfaits', items: plan },
        navigation: { properties: { footer: { title: 'Pied de page', properties: { to: { title: 'Destination' } } } } },
      },
    },
    'front-matter': { properties: { description: { title: 'Description' } } },
  },
  documents: new Map([
    ['manifest', { data: { pages: [{ sections: [{ type: 'hero', actions: [{}] }] }], plans: [{}] } }],
  ]),
  tree: {
    pages: [{ pointer: '/pages/0', title: 'Accueil' }],
    settings: [
      { pointer: '/plans', title: 'Forfaits', items: [{ pointer: '/plans/0', title: 'Forfait Essentiel' }] },
      { pointer: '/navigation', title: 'Navigation' },
    ],
    chains: [{ guides: [{ file: 'guide:a/b', title: 'Choisir son hébergeur' }] }],
    texts: [],
  },
});
const at = (problem: Partial<EditorProblem>) =>
  placeOf(known, { path: 'site.manifest.json', line: 7, ...problem } as EditorProblem);

describe('the place of a problem', () => {
  it('in a page has its title, the section and the field', () => {
    expect(at({ file: 'manifest', pointer: '/pages/0/sections/0/actions/0/href' })).toBe(
      'Accueil › Ouverture › Destination',
    );
    expect(at({ file: 'manifest', pointer: '/pages/0/title' })).toBe('Accueil › Titre');
  });

  it('in a setting has its group, the entry and the field', () => {
    expect(at({ file: 'manifest', pointer: '/plans/0/price' })).toBe('Forfaits › Forfait Essentiel › Prix affiché');
  });

  it('in a setting without entries has the part of the setting', () => {
    expect(at({ file: 'manifest', pointer: '/navigation/footer/to' })).toBe('Navigation › Pied de page › Destination');
  });

  it('in a guide has its title, and the field or its text', () => {
    expect(at({ file: 'guide:a/b', pointer: '/description' })).toBe('Choisir son hébergeur › Description');
    expect(at({ file: 'guide:a/b' })).toBe('Choisir son hébergeur › Texte du guide');
  });

  it('is file and line if no form has it', () => {
    expect(at({ file: 'manifest' })).toBe('site.manifest.json, ligne 7');
    expect(at({ path: 'content/media/a.svg' })).toBe('content/media/a.svg, ligne 7');
  });
});

import { expect, it } from 'vitest';
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

it.each<[string, Partial<EditorProblem>]>([
  ['Accueil › Ouverture › Destination', { pointer: '/pages/0/sections/0/actions/0/href' }],
  ['Accueil › Titre', { pointer: '/pages/0/title' }],
  ['Forfaits › Forfait Essentiel › Prix affiché', { pointer: '/plans/0/price' }],
  ['Navigation › Pied de page › Destination', { pointer: '/navigation/footer/to' }],
  ['Choisir son hébergeur › Description', { file: 'guide:a/b', pointer: '/description' }],
  ['Choisir son hébergeur › Texte du guide', { file: 'guide:a/b' }],
  ['site.manifest.json, ligne 7', {}],
  ['content/media/a.svg, ligne 7', { file: undefined, path: 'content/media/a.svg' }],
])('the place of a problem has the titles of the forms, else file and line: %s', (place, problem) => {
  const at = { file: 'manifest', path: 'site.manifest.json', line: 7, ...problem } as EditorProblem;
  expect(placeOf(known, at)).toBe(place);
});

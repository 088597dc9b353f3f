import { expect, it } from 'vitest';
import { renamedPart, sectionName, sharedName, valueName } from '../../../../src/editor/client/structure/part-names.ts';

const sections = [{ type: 'hero' }, { type: 'faq', id: 'questions' }, { type: 'faq', id: 'double' }, { id: 'double' }];

it.each([
  [0, '/page#1'],
  [1, '/page#questions'],
  [3, '/page#4'],
])('names a section by its id if no other one has it, else by its place', (index, name) => {
  expect(sectionName('/page', sections, index)).toBe(name);
});

it('only lets the author change the last part of a name', () => {
  expect(renamedPart('/page#questions')).toEqual({ isPage: false, stays: '/page#', typed: 'questions' });
  expect(renamedPart('facts.price')).toEqual({ isPage: false, stays: 'facts.', typed: 'price' });
  expect(renamedPart('/page')).toEqual({ isPage: true, stays: '', typed: '/page' });
});

it('names a value by the ids of list items, or by their places without an own id', () => {
  const data = {
    plans: [{ id: 'a', steps: [{}, {}] }, { id: 'b' }, { id: 'b' }],
    labels: { 'a b': 1 },
    facts: { x: {} },
  };
  expect(valueName(data, '/plans/0')).toBe('plans.a');
  expect(valueName(data, '/plans/0/steps/1')).toBe('plans.a.steps.1');
  expect(valueName(data, '/plans/2')).toBe('plans.2');
  expect(valueName(data, '/facts/x')).toBe('facts.x');
  expect(valueName(data, '/labels/a b')).toBeUndefined();
  expect(valueName(data, '/plans')).toBeUndefined();
});

it('names what a page contains only if links may lead to a heading in it', () => {
  const item = (answer: string) =>
    sharedName({ pages: [{ sections: [{ items: [{ answer }] }] }] }, '/pages/0/sections/0/items/0');
  const name = 'pages.0.sections.0.items.0';
  expect(['Oui. # Non', 'Voir [ici](#a)', 'a -- b', '- un\n- deux', '#1'].map(item)).toEqual(Array(5).fill(undefined));
  expect(['### Livraison', 'Oui.\n\n## Livraison\n', 'Livraison\n---', 'Livraison\n=====\n\nOui.'].map(item)).toEqual(
    Array(4).fill(name),
  );
  expect(sharedName({ facts: { delay: {} } }, '/facts/delay')).toBe('facts.delay');
});

import { expect, it } from 'vitest';
import { renamedPart, sectionName } from '../../../../src/editor/client/structure/part-names.ts';

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

import { expect, it } from 'vitest';
import { withFreeId } from '../../../../src/editor/client/form/new-value.ts';

it('a new item of a list has a unique name', () => {
  const item = { id: 'avis', name: 'Avis' };
  expect(withFreeId(item, [{ id: 'avis' }, { id: 'avis-2' }])).toEqual({ id: 'avis-3', name: 'Avis' });
  expect(withFreeId('avis', ['avis'])).toBe('avis');
});

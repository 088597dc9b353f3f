import { expect, it } from 'vitest';
import { UntilNote } from '../../../../src/editor/client/fields/FieldNotes.tsx';
import { render } from '../../../ui/testing-library.ts';

it.each([
  ['2026-08-18', 'Montré jusqu’au 18 août. '],
  ['2026-08-03', 'Montré jusqu’au 3 août. '],
  ['2026-08-02', 'N’est plus montré : c’était jusqu’au 2 août. '],
  ['2027-01-01', 'Montré jusqu’au 1er janvier 2027. '],
  ['2026-08', ''],
  ['2026-13-45', ''],
])('says of a last day until when something is shown: %s', (day, said) => {
  const { container } = render(<UntilNote day={day} today="2026-08-03" />);
  expect(container.textContent).toBe(said);
});

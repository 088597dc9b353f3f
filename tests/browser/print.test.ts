import { it } from 'vitest';
import { expectPrinted } from './printed.ts';
import { openPage } from './site.ts';

it.each(['/exemples/restaurant/menus', '/exemples/boulangerie/'])(
  'a printed page of an example carries name and telephone, although its link calls nobody, and no button: %s',
  async (route) => {
    const { page } = await openPage(route);
    await expectPrinted(page);
  },
);

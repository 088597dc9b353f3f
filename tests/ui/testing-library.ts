import { cleanup, configure, within } from '@testing-library/react';
import { afterEach } from 'vitest';

/** React Testing Library. Test files that need it import it from here; others do not load it. */
export * from '@testing-library/react';

/** The package’s own `screen` keeps the document of the first file that loads it. */
export const screen = within(document.body);

// The default is one second, which is too short for a render on a busy machine.
configure({ asyncUtilTimeout: 180_000 });
afterEach(cleanup);

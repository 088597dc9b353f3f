import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** React Testing Library, which only the test files load that import it from here. */
export * from '@testing-library/react';

// The default is one second, which is too short for a render on a busy machine.
configure({ asyncUtilTimeout: 180_000 });
afterEach(cleanup);

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.ts';

// The default is a second, which a busy machine needs for a render.
configure({ asyncUtilTimeout: 180_000 });
afterEach(cleanup);

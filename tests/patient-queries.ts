import { configure } from '@testing-library/react';

// The default is a second, which a busy machine needs for a render.
configure({ asyncUtilTimeout: 180_000 });

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import './style/fonts.css';
import { EditorRoot } from './EditorRoot.tsx';

const cache = createCache({ key: 'e' });
const root = document.getElementById('editor');
if (root) {
  createRoot(root).render(
    <CacheProvider value={cache}>
      <EditorRoot />
    </CacheProvider>,
  );
}

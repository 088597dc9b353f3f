import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import './style/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { listenForPresses } from '../../ui/page/after-press.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { hasFiles } from './pictures/add-pictures.ts';
import { connectEditor, type Editor } from './state/editor.ts';
import { countInputs } from './state/inputs.ts';
import { EditorContext } from './state/use-editor.tsx';
import { globalCss } from './style/global-css.ts';
import { editorTheme } from './style/theme.ts';
import { words } from './words/words.ts';

const theme = editorTheme();

/** Opens the site, and shows the editor once the site has loaded. */
function EditorRoot() {
  const [opened, setOpened] = useState<Editor | 'failed'>();
  useEffect(countInputs, []);
  useEffect(listenForPresses, []);
  useEffect(() => {
    connectEditor().then(
      (editor) => {
        editor.show(editor.store.get().route);
        setOpened(editor);
        editor.adopt();
      },
      () => setOpened('failed'),
    );
  }, []);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={globalCss} />
      {opened === undefined && <p role="status">{words.loading}</p>}
      {opened === 'failed' && (
        <p role="alert">
          {words.notLoaded}{' '}
          <button type="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </p>
      )}
      {typeof opened === 'object' && (
        <EditorContext value={opened}>
          <EditorLayout />
        </EditorContext>
      )}
    </ThemeProvider>
  );
}

const cache = createCache({ key: 'e' });
const root = document.getElementById('editor');
// Without this, the browser would leave the editor to open a file that is dropped on a part that takes no files.
for (const type of ['dragover', 'drop'] as const) {
  addEventListener(type, (event) => hasFiles(event.dataTransfer) && event.preventDefault());
}
if (root) {
  createRoot(root).render(
    <CacheProvider value={cache}>
      <EditorRoot />
    </CacheProvider>,
  );
}

// @vitest-environment node
import createEmotionServer from '@emotion/server/create-instance';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStyleCache, UiProvider } from '../../src/ui/UiProvider.tsx';

function render() {
  const cache = createStyleCache();
  const html = renderToString(
    <UiProvider cache={cache}>
      <Button>Envoyer</Button>
      <TextField id="name" label="Nom" />
    </UiProvider>,
  );
  const styles = createEmotionServer(cache).extractCriticalToChunks(html).styles;
  return { html, css: styles.map((style) => style.css).join('') };
}

describe('UiProvider', () => {
  it('colours components with the custom properties of the page', () => {
    const { css } = render();
    expect(css).toContain('var(--v-accent)');
    expect(css).not.toContain('--mui-');
    expect(css).not.toMatch(/#1976d2|rgba\(25, ?118, ?210/);
  });

  it('gives every component the site’s defaults', () => {
    const { html, css } = render();
    expect(html).toContain('MuiButton-contained');
    expect(html).toContain('data-shrink="true"');
    expect(css).not.toContain('text-transform:uppercase');
  });

  it('renders the same bytes twice', () => {
    expect(render()).toEqual(render());
  });
});

// @vitest-environment node
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { criticalStyles } from '../../../src/ui/theme/critical-styles.ts';
import { createStyleCache, UiProvider } from '../../../src/ui/theme/UiProvider.tsx';

function render() {
  const cache = createStyleCache();
  const html = renderToString(
    <UiProvider cache={cache}>
      <Card>
        <Typography variant="subtitle1">Une carte</Typography>
      </Card>
    </UiProvider>,
  );
  return { html, css: criticalStyles(cache, html).css };
}

describe('UiProvider', () => {
  it('colours components with the custom properties of the page', () => {
    const { css } = render();
    expect(css).toContain('var(--v-line)');
    expect(css).not.toContain('--mui-');
    expect(css).not.toMatch(/#[0-9a-f]{3}|rgba?\(/);
  });

  it('applies the site’s default props to every component', () => {
    const { html, css } = render();
    expect(html).toContain('MuiPaper-elevation0');
    expect(html).toMatch(/<p [^>]*>Une carte/);
    expect(css).toContain('border:1px solid var(--v-line)');
  });

  it('renders the same bytes twice', () => {
    expect(render()).toEqual(render());
  });

  it('writes no vendor prefixes', () => {
    const cache = createStyleCache();
    cache.insert('.v-a', { name: 'a', styles: 'display:flex;' }, cache.sheet, true);
    expect(cache.inserted.a).toBe('.v-a{display:flex;}');
  });
});

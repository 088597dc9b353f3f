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
  it('colours components with the custom properties of the page, and applies the site’s default props, with the same bytes each time', () => {
    const { html, css } = render();
    expect(render()).toEqual({ html, css });
    expect(css).toContain('var(--v-line)');
    expect(css).not.toContain('--mui-');
    expect(css).not.toMatch(/#[0-9a-f]{3}|rgba?\(/);
    expect(html).toContain('MuiPaper-elevation0');
    expect(html).toMatch(/<p [^>]*>Une carte/);
    expect(css).toContain('border:1px solid var(--v-line)');
  });

  it('writes no vendor prefixes', () => {
    const cache = createStyleCache();
    cache.insert('.v-a', { name: 'a', styles: 'display:flex;' }, cache.sheet, true);
    expect(cache.inserted.a).toBe('.v-a{display:flex;}');
  });
});

// @vitest-environment node
import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { criticalStyles } from '../../../src/ui/theme/critical-styles.ts';
import { createStyleCache, UiProvider } from '../../../src/ui/theme/UiProvider.tsx';

const turn = keyframes({ to: { rotate: '1turn' } });

it('returns keyframes first, then the styles that the markup uses, each with its id', () => {
  const cache = createStyleCache();
  const render = (color: string) =>
    renderToString(
      <UiProvider cache={cache}>
        <Box sx={{ color, animation: `${turn} 1s` }} />
      </UiProvider>,
    );
  render('red');
  const html = render('blue');
  const { ids, css } = criticalStyles(cache, html);
  expect(css).toMatch(/^@keyframes [\w-]+\{to\{rotate:1turn;\}\}\.v-[\w-]+\{color:blue;animation:[^}]*\}$/);
  expect(ids).toHaveLength(2);
  expect(html).toContain(`v-${ids[1]}`);
});

import { expect, it } from 'vitest';
import { drawFavicon, drawMark, logoShape } from '../../src/art/logo.ts';
import { parseSvg } from './svg.ts';

it('draws a mark and a favicon', () => {
  for (const svg of [drawMark(), drawFavicon()]) {
    parseSvg(svg);
    expect(svg.length).toBeLessThan(1200);
    // The header draws the same shape (`shell/frame/Logo.tsx`).
    for (const path of Object.values(logoShape)) expect(svg).toContain(path);
  }
});

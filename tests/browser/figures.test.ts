import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { figureKinds } from '../../src/model/schema/figure-mistakes.ts';
import { violations } from './accessibility/axe.ts';
import { openSite } from './site.ts';

const content = path.resolve(import.meta.dirname, '../../content');

/** For each kind of figure, a guide that contains one. */
const guides = new Map<string, string>();
for (const file of readdirSync(content, { recursive: true }).map(String).sort()) {
  if (!/^[\w-]+\/[\w-]+\.md$/.test(file)) continue;
  const text = readFileSync(path.join(content, file), 'utf8');
  for (const [, kind = ''] of text.matchAll(/^```figure\nkind: (\w+)$/gm)) guides.set(kind, `/${file.slice(0, -3)}`);
}

describe('figures in the guides', () => {
  it('are of every kind, and fit on 320 pixels, with text of 16 pixels, without a violation in both schemes', async () => {
    expect([...guides.keys()].sort()).toEqual(figureKinds());
    const { page, url } = await openSite({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
    for (const address of new Set(guides.values())) {
      await page.goto(url + address);
      const faults = await page.$$eval('.prose figure', (figures) =>
        figures.flatMap((figure) => {
          const room = figure.getBoundingClientRect().right;
          return [...figure.querySelectorAll('*')].flatMap((part) => {
            const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
            const { right, width } = part.getBoundingClientRect();
            if (right > room) return [`${part.localName} is ${Math.round(right - room)} too wide`];
            const isSmall = hasText && width > 0 && Number.parseFloat(getComputedStyle(part).fontSize) < 16;
            return isSmall ? [`${part.localName} is small: ${part.textContent}`] : [];
          });
        }),
      );
      expect(faults, address).toEqual([]);
      expect(await page.locator('.prose figure style').count(), 'styles stand in the head').toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${address}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});

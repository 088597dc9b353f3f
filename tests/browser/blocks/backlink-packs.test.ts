import { expect, it } from 'vitest';
import { openPage } from '../site.ts';

it('each pack is ordered by an e-mail with a subject and a text, and breaks no line inside its parentheses on a phone', {
  tags: 'smoke',
}, async () => {
  const { page } = await openPage('/backlinks-packages', { viewport: { width: 360, height: 780 } });
  const orders = await page.$$eval('main a[href^="mailto:"][href*="subject="]', (links) =>
    links.map((link) => {
      const { searchParams } = new URL((link as HTMLAnchorElement).href);
      return [searchParams.get('subject') ?? '', searchParams.get('body') ?? ''] as const;
    }),
  );
  expect(orders).toHaveLength(3);
  for (const [index, [subject, body]] of orders.entries()) {
    expect(subject).toContain(`Pack ${index + 1}`);
    expect(body.length).toBeGreaterThan(20);
  }
  const broken = await page.$$eval('main li li', (lines) =>
    lines.flatMap((line) => {
      const [text] = line.childNodes;
      const content = text?.textContent ?? '';
      const range = document.createRange();
      if (!text || !content.includes('(')) return [];
      range.setStart(text, content.indexOf('('));
      range.setEnd(text, content.indexOf(')'));
      return range.getClientRects().length > 1 ? content : [];
    }),
  );
  expect(broken).toEqual([]);
});

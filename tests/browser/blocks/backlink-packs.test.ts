import { expect, it } from 'vitest';
import { openSite } from '../site.ts';

it('each pack is ordered by a mail whose subject and text are written', { tags: 'smoke' }, async () => {
  const { page, url } = await openSite();
  await page.goto(`${url}/backlinks-packages`);
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
});

import { expect, it } from 'vitest';
import { settled } from '../../browser/site.ts';
import { onStage } from './stage.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

onStage({}, (stage) => {
  it.each(['a mouse', 'a finger'])(
    'presses a button while answers arrive that add lines above it: with %s',
    async (pointer) => {
      const marketer = await stage.open(pointer === 'a finger' ? PHONE : {});
      const { site, fields, page } = marketer;
      const checked = page.waitForResponse('**/__edit/api/spelling');
      await marketer.click(site.getByRole('button', { name: /^Contact/ }));
      await checked;
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const calls = ['apply', 'spelling'].map((name) => `**/__edit/api/${name}`);
      for (const call of calls) {
        await page.route(call, async (route) => {
          await held;
          await route.continue();
        });
      }
      const isSent = Promise.all(calls.map((call) => page.waitForRequest(call)));
      await fields.getByRole('textbox', { name: 'Description', exact: true }).fill('Une desciption trop courte.');
      await isSent;
      const button = fields.getByRole('button', { name: 'Ajouter : Image de partage' });
      await button.scrollIntoViewIfNeeded();
      await settled(page);
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const point = { x: x + width / 2, y: y + height / 2 };
      const input = await page.context().newCDPSession(page);
      const areAnswered = Promise.all(
        calls.map((call) => page.waitForEvent('requestfinished', (request) => request.url().endsWith(call.slice(2)))),
      );
      if (pointer === 'a mouse') {
        await page.mouse.move(point.x, point.y);
        await page.mouse.down();
      } else await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      answer();
      await areAnswered;
      await settled(page);
      if (pointer === 'a mouse') await page.mouse.up();
      else await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => button.count()).toBe(0);
      await fields.getByText('« desciption » n’est pas').first().waitFor();
      await fields.getByText('Avertissement').first().waitFor({ state: 'attached' });
      await marketer.saved();
      expect(stage.site.read('site.manifest.json')).toContain('Une desciption trop courte.');
      expect(marketer.problems).toEqual([]);
    },
  );
});

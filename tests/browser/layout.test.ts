import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { callbackPage } from './forms/form-pages.ts';
import { hydrate, openHydrated, openPage, sharePage } from './site.ts';

const show = sharePage();

/** Returns the left and right edge of an element's border box. */
const edgesOf = (page: Page, selector: string) =>
  page.$eval(selector, (one) => {
    const { left, right } = one.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

it.each(['/contact', '/creation-site-web', '/backlinks-packages', '/presentation'])(
  'the title of an inner page and its description are next to each other, and end at the same height: %s',
  async (route) => {
    const page = await show(route);
    const boxOf = (selector: string) => page.$eval(selector, (one): DOMRect => one.getBoundingClientRect().toJSON());
    const [title, lead] = [await boxOf('main h1'), await boxOf('[data-layout=compact] .lead')];
    expect(Math.round(lead.left)).toBeGreaterThanOrEqual(Math.round(title.right));
    expect(title.bottom).toBeCloseTo(lead.bottom, 0);
    // Large titles also begin there.
    if (['/backlinks-packages', '/presentation'].includes(route)) expect(title.top).toBeLessThan(lead.top + 0.5);
  },
);

describe('a drawn phone', () => {
  it.each([
    { route: '/', widths: [375, 1280] },
    { route: '/realisations', widths: [1280] },
  ])('covers nothing of the site on its screen: $route, $widths px wide', async ({ route, widths }) => {
    const page = await show(route);
    // Elements that appear over the page with the first interaction are not part of the frame, and neither is the
    // card's link.
    await page.addStyleTag({
      content: '.mobile-bar,[data-consent-banner],li > a::after{display:none!important}',
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const picture = page.locator('img[src*="-phone-"]').first();
      await picture.scrollIntoViewIfNeeded();
      const covered = await picture.evaluate((image: HTMLImageElement) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        const shares = [0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97];
        const points = shares.flatMap((across) => [0.01, 0.03, 0.5, 0.99].map((down) => [across, down] as const));
        return points.filter(([across, down]) => {
          const found = document.elementFromPoint(left + across * width, top + down * height);
          return found !== image;
        });
      });
      expect(covered).toEqual([]);
      // The picture is not cropped at the sides either.
      const [shown, own] = await picture.evaluate((image: HTMLImageElement) => {
        return [
          image.clientWidth / image.clientHeight,
          Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        ];
      });
      expect(shown).toBeGreaterThan((own ?? 0) - 0.01);
    }
  });
});

describe('the menu', () => {
  it('marks the current page, and has the main action once, on a phone and a tablet', async () => {
    const { page } = await openPage('/contact', { viewport: { width: 375, height: 800 } });
    await page.click('.menu summary');
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.$$eval('.menu li a', (links) =>
        links.map((link) => [link.getAttribute('href'), getComputedStyle(link).textDecorationLine]),
      );
      expect(lines.filter(([, line]) => line !== 'none')).toEqual([['/contact', 'underline']]);
      // The main action is shown once: in the bar if there is space, otherwise in the menu.
      expect(await page.locator('.site-bar .MuiButton-root:visible').count()).toBe(1);
    }
  });
});

describe('the contact page', () => {
  it('aligns the sign with the hours and the fields of the form, and has a footer with even spacing, no empty half, no broken title, and one column if there is space for no more', async () => {
    const page = await show('/contact');
    const [, right] = await edgesOf(page, '.header-action');
    expect((await edgesOf(page, 'dl > :last-child'))[1]).toBe(right);
    expect(await page.$eval('dl > :last-child', (sign) => getComputedStyle(sign).outlineStyle)).toBe('none');
    expect((await edgesOf(page, '#v_field-contact_message'))[1]).toBe(right);

    const step = (selector: string) =>
      page.$$eval(selector, ([one, other]) => {
        const top = (link: Element | undefined) => link?.getBoundingClientRect().top ?? 0;
        return top(other) - top(one);
      });
    // The same for telephone and e-mail as for its links.
    const [calls, links] = [await step('.footer-columns .call'), await step('.footer-columns nav a')];
    expect(Math.abs(calls - links)).toBeLessThan(4);

    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const last = page.locator('.footer-columns nav:last-child a');
      const boxes = await Promise.all((await last.all()).map((link) => link.boundingBox()));
      expect(Math.max(...boxes.map((box) => box?.x ?? 0))).toBeGreaterThan(width / 2);
      for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    }

    await page.setViewportSize({ width: 375, height: 800 });
    const lines = await page.$$eval('.site-footer nav h2', (titles) =>
      titles.map((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight))),
    );
    expect(lines).toEqual(lines.map(() => 1));

    await page.setViewportSize({ width: 240, height: 600 });
    const lefts = await page.$$eval('.footer-columns nav a', (all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(1);
  });
});

describe('a striped awning', () => {
  it('has the same stripe at both ends, and is in front of the popular plan’s label, in every width', async () => {
    const page = await show('/');
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // On a phone, the opening of the page has no awning.
      const cloth = page.locator('.awning').filter({ visible: true }).first();
      await cloth.scrollIntoViewIfNeeded();
      const { data, info } = await sharp(await cloth.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (across: number) => {
        const start = (Math.round(info.height / 2) * info.width + across) * info.channels;
        return [...data.subarray(start, start + 3)];
      };
      expect(at(2)).toEqual(at(info.width - 3));
      expect(at(2)[0]).toBeLessThan(100);
      const found = await page.$eval('#pricing [data-popular]', (offer) => {
        const plate = offer.querySelector('.MuiChip-root') as Element;
        plate.scrollIntoView({ block: 'center', behavior: 'instant' });
        const cloth = offer.querySelector('.awning') as Element;
        const range = document.createRange();
        range.selectNodeContents(plate);
        const { bottom } = cloth.getBoundingClientRect();
        const { top, left, width } = plate.getBoundingClientRect();
        return {
          hidden: bottom - top,
          clear: range.getBoundingClientRect().top - bottom,
          isBehind: cloth.contains(document.elementFromPoint(left + width / 2, top + 2)),
        };
      });
      expect(found.hidden).toBeGreaterThan(12);
      expect(found.clear).toBeGreaterThan(0);
      expect(found.isBehind).toBe(true);
    }
  });
});

describe('the showcase of five phones', () => {
  it('is centred, in every width', async () => {
    const page = await show('/exemples/boulangerie/');
    await page.$eval('main ul[data-count]', (list) => {
      while (list.children.length < 5) list.append((list.firstElementChild as Element).cloneNode(true));
      for (const item of list.children) item.setAttribute('data-frame', 'phone');
      list.toggleAttribute('data-phones', true);
      list.setAttribute('data-count', '5');
    });
    for (const [width, rows] of [
      [375, [2, 2, 1]],
      [768, [3, 2]],
      [1280, [5]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const places = await page.$$eval('[data-phones] > li', (all) =>
        all.map((one) => {
          const { bottom, left, right } = one.getBoundingClientRect();
          return { bottom: Math.round(bottom), left, right };
        }),
      );
      const found = [...new Set(places.map(({ bottom }) => bottom))].map((row) =>
        places.filter(({ bottom }) => bottom === row),
      );
      expect(found.map((row) => row.length)).toEqual(rows);
      for (const row of found) expect((row[0]?.left ?? 0) + (row.at(-1)?.right ?? 0)).toBeCloseTo(width, 0);
    }
  });
});

describe('lists of guides in lines', () => {
  it('show each complete drawing before its text, and their advice in two columns, from edge to edge', async () => {
    const page = await show('/creation-site-web');
    expect(
      await page.$$eval('main h2', ([first]) => first?.closest('section')?.querySelectorAll('ol > li').length),
    ).toBe(5);
    expect(await edgesOf(page, '.prose')).toEqual([
      (await edgesOf(page, 'h1'))[0],
      (await edgesOf(page, '.header-action'))[1],
    ]);
    const lefts = await page.$$eval('.prose > p', (all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(2);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const shapes = await page.$$eval('img[src*="/drawings/"]', (all) =>
        all.map((one) => one.clientWidth / one.clientHeight),
      );
      expect(shapes).toHaveLength(5);
      for (const shape of shapes) expect(shape).toBeCloseTo(1200 / 420, 1);
    }
  });
});

describe('the home page', () => {
  it('aligns the stall of its opening with the grid, with its phone between the posts, and shows the steps of its form in a row above a button as wide as its card, and draws small headings wider and with more spacing than large ones', async () => {
    const page = await show('/');
    const steps = await page.$$eval('[data-form-start] li', (all) =>
      all.map((step) => {
        const { width, height } = getComputedStyle(step.querySelector('[aria-hidden]') as Element);
        return { top: step.getBoundingClientRect().top, stop: [width, height] };
      }),
    );
    expect(steps.map(({ stop }) => stop)).toEqual([
      ['48px', '48px'],
      ['48px', '48px'],
    ]);
    expect(steps[0]?.top).toBe(steps[1]?.top);
    expect(await edgesOf(page, '.form-start')).toEqual(await edgesOf(page, '[data-form-start] ol'));
    for (const [width, right] of [
      [1280, 1216],
      [1920, 1680],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [left, end = 0] = await edgesOf(page, '[data-layout=showcase] .awning');
      expect(end).toBe(right);
      const post = (end - (left ?? 0)) * 0.025 + 4;
      const [, phone = 0] = await edgesOf(page, '[data-layout=showcase] [data-beside] > div');
      expect(phone).toBeLessThan(end - post);
      expect(phone).toBeGreaterThan(end - 3 * post);
      expect((await edgesOf(page, '.header-action'))[1]).toBe(right);
      // No single word of the form's heading is on a line.
      const [high, line] = await page.$eval('#callback-form h2', (title) => [
        title.clientHeight,
        Number.parseFloat(getComputedStyle(title).lineHeight),
      ]);
      expect(Math.round((high ?? 0) / (line ?? 1))).toBe(2);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const widths = await page.evaluate(() =>
      [20, 40, 80].map((size) => {
        const probe = document.body.appendChild(document.createElement('span'));
        probe.style.cssText = `position:absolute;white-space:nowrap;font:700 ${size}px/1 var(--v-heading)`;
        probe.textContent = 'Moi-même, ici : il suffit';
        return probe.getBoundingClientRect().width / size;
      }),
    );
    const [small = 0, large = 0, larger = 0] = widths;
    expect(small / large).toBeGreaterThan(1.01);
    expect(larger / large).toBeCloseTo(1, 2);
  });
});

describe('the callback form', () => {
  it('hides the bar of a phone while it is filled in, draws its select like its other fields or, in forced colours, by the browser, and ends in a dialog whose buttons have the same width', async () => {
    const { page } = await openHydrated('/', { viewport: { width: 375, height: 800 } });
    await callbackPage.fill(page);
    const bar = page.locator('.mobile-bar');
    expect(await bar.isVisible()).toBe(false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await bar.isVisible()).toBe(true);
    for (const [forcedColors, appearance] of [
      ['active', 'auto'],
      ['none', 'none'],
    ] as const) {
      await page.emulateMedia({ forcedColors });
      const look = await page.$eval('form select', (choice) => {
        const { appearance, paddingLeft } = getComputedStyle(choice);
        const text = document.querySelector('textarea') as Element;
        return [appearance, paddingLeft === getComputedStyle(text).paddingLeft];
      });
      expect(look).toEqual([appearance, true]);
    }
    await page.click('form button[type=submit]');
    const buttons = page.locator('.dialog-actions button');
    await buttons.first().waitFor();
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(boxes.map((box) => box?.width)).toEqual([boxes[0]?.width, boxes[0]?.width]);
    expect(boxes[0]?.width).toBeGreaterThan(200);
  });
});

describe('a video before it plays', () => {
  it('is as wide as the grid, with its name below it, a transcript with the same symbol as questions, and on a phone a smaller symbol in a corner', async () => {
    const page = await show('/presentation', { width: 1280, height: 900 });
    expect(await edgesOf(page, '.video-frame')).toEqual([
      (await edgesOf(page, 'main h1'))[0],
      (await edgesOf(page, '.header-action'))[1],
    ]);
    expect((await edgesOf(page, '.video-text'))[0]).toBe((await edgesOf(page, '.video-frame'))[0]);
    const drawn = () => page.$eval('.video-sign svg', (one) => one.clientWidth);
    expect(await drawn()).toBe(36);
    const name = page.locator('.video-bar');
    expect(await name.textContent()).toBe('Présentation en vidéo');
    // The ground of the page.
    expect(await name.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(255, 252, 245)');

    await page.setViewportSize({ width: 375, height: 800 });
    expect(await drawn()).toBe(28);
    const [sign, screen] = [
      await page.locator('.video-sign').boundingBox(),
      await page.locator('.video-screen').boundingBox(),
    ];
    expect(sign?.x).toBeGreaterThan((screen?.x ?? 0) + (screen?.width ?? 0) * 0.7);
    expect(sign?.y).toBeGreaterThan((screen?.y ?? 0) + (screen?.height ?? 0) * 0.5);
    expect(Math.min(sign?.width ?? 0, sign?.height ?? 0)).toBeGreaterThanOrEqual(44);

    const signOf = (selector: string, part: string) =>
      page.$eval(
        selector,
        (summary, part) => {
          const { listStyleType } = getComputedStyle(summary);
          const { backgroundImage, width, borderTopWidth } = getComputedStyle(summary, part);
          return { listStyleType, backgroundImage, width, borderTopWidth };
        },
        part,
      );
    const transcript = await signOf('.video-text summary', '::before');
    await show('/');
    expect(transcript).toEqual(await signOf('main details:has(h3) summary', '::after'));
  });

  it.each([
    {
      route: '/presentation',
      windows: [
        [1366, 650],
        [1280, 800],
        [360, 780],
      ],
    },
    { route: '/maquette-offerte/boulangerie-exemple.fr', windows: [[1920, 1080]] },
  ])('is never larger than the screen, with its controls: $route', async ({ route, windows }) => {
    const { page } = await openPage(route);
    const resize = async ([width = 0, height = 0]: number[]) => {
      await page.setViewportSize({ width, height });
      return { height, header: await page.$eval('.site-header', (one) => one.clientHeight) };
    };
    for (const size of windows) {
      const { height, header } = await resize(size);
      expect(await page.$eval('.video-frame', (one) => one.clientHeight)).toBeLessThanOrEqual(height - header);
    }
    const [first = []] = windows;
    const { height, header } = await resize(first);
    await hydrate(page);
    await page.locator('.video-poster').click();
    const pause = page.locator('.video-bar button').first();
    await pause.waitFor();
    const { top, bottom } = await pause.evaluate((one) => one.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(header);
    expect(bottom).toBeLessThanOrEqual(height);
  });
});

describe('the page of cookies', () => {
  it('has the list and the button close to the text about them', async () => {
    const page = await show('/cookies');
    const places = await page.$$eval('main .prose, main table, main button', (all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
    expect(places).toHaveLength(3);
    for (const [index, [top = 0]] of places.slice(1).entries()) {
      expect(top - (places[index]?.[1] ?? 0)).toBeLessThan(115);
    }
  });
});

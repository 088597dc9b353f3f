import { describe, expect, it } from 'vitest';
import { details } from '../browser/forms/form-pages.ts';
import type { EnginePage } from './engine-page.ts';
import { engine, HYDRATED, NAME, openInEngine } from './engine-site.ts';

const GUIDE = '/creation-site-web/creer-site-web-professionnel';
/** Addresses of the scripts that hydrate a page. */
const SCRIPTS = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`;

describe(`in ${NAME}, a page without an interaction`, () => {
  it.each(['/', GUIDE, '/contact', '/nulle-part'])('%s is readable and is not hydrated', async (route) => {
    const { page } = await openInEngine(route);
    const [titles, words] = await page.evaluate<[number, number]>(
      "[document.querySelectorAll('h1').length, document.querySelector('main').innerText.split(/\\s+/).length]",
    );
    expect(titles).toBe(1);
    expect(words).toBeGreaterThan(15);
    // The 404 page is hydrated without interaction, to find the closest pages.
    if (route !== '/nulle-part') expect(await page.evaluate(SCRIPTS)).toEqual([]);
    expect((await page.problems()).filter((text) => !text.includes('404'))).toEqual([]);
  });
});

/** Returns the content of the main part of the page. */
const contentOf = (page: EnginePage) => page.evaluate<string>("document.querySelector('main').innerHTML");

describe(`in ${NAME}, hydration`, () => {
  it.each([
    ['a pointer', (page) => page.move(40, 40).then(() => page.move(60, 60))],
    ['a key', (page) => page.press('Shift')],
    ['scrolling', (page) => page.wheel(300)],
  ] as [string, (page: EnginePage) => Promise<void>][])(
    'starts with %s and does not change the page',
    async (_, interact) => {
      const { page } = await openInEngine(GUIDE);
      const before = await contentOf(page);
      await interact(page);
      await page.until(HYDRATED);
      expect(await contentOf(page)).toBe(before);
      expect(await page.problems()).toEqual([]);
    },
  );
});

describe(`in ${NAME}, after a file was lost`, () => {
  it.each([
    ['of the program', /\/client-/],
    ['of a form', /\/CallbackForm-/],
    ['of any kind', /\.js$/],
  ])('the file %s loads after the next click on the button', async (_, files) => {
    const { page, url, drop } = await openInEngine();
    const restore = drop(files);
    await page.goto(url);
    await page.click('#callback-form button');
    await page.until("document.querySelector('[data-load-error]')");
    restore();
    await page.click('#callback-form button');
    await page.until("document.querySelector('form [name$=_companyName]')");
    expect(await page.evaluate("document.querySelector('[data-load-error]')")).toBeNull();
  });
});

describe(`in ${NAME}, links within the site`, () => {
  it('are followed without a new document, forwards and back', async () => {
    const { page } = await openInEngine(GUIDE);
    await page.press('Shift');
    await page.until(HYDRATED);
    const title = await page.evaluate<string>('document.title');
    await page.evaluate('(window.sameDocument = true)');
    // The offer opens halfway down the page, and would receive the click.
    await page.evaluate("document.querySelector('a[rel=next]').scrollIntoView({ behavior: 'instant' })");
    await page.until("document.querySelector('.dialog-sheet')");
    await page.press('Escape');
    await page.until("!document.querySelector('.dialog-sheet')");
    await page.click('a[rel=next]');
    await page.until(`document.title !== ${JSON.stringify(title)}`);
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await page.until("document.activeElement === document.querySelector('main h1')");
    await page.back();
    await page.until(`document.title === ${JSON.stringify(title)}`);
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    expect(await page.problems()).toEqual([]);
  });
});

describe(`in ${NAME}, a link of the header to a section`, () => {
  it('scrolls to its top, below the header, while the cookie banner is open', async () => {
    const { page } = await openInEngine('/contact');
    await page.press('Shift');
    await page.until("document.querySelector('[data-consent-banner]')");
    await page.click('.wide-nav a[href="/#pricing"]');
    const place = await page.evaluate<number[]>(`(async () => {
      let before;
      for (let still = 0; still < 20;) {
        await new Promise(requestAnimationFrame);
        const now = document.querySelector('#pricing')?.getBoundingClientRect().top;
        still = now !== undefined && now === before ? still + 1 : 0;
        before = now;
      }
      return [Math.round(before), document.querySelector('.site-header').getBoundingClientRect().bottom];
    })()`);
    // The lower border of the header may overlap the section's edge.
    expect(place[0]).toBeGreaterThanOrEqual((place[1] ?? 0) - 1);
    expect(place[0]).toBeLessThan((place[1] ?? 0) + 3);
    expect(await page.problems()).toEqual([]);
  });
});

describe(`in ${NAME}, a link to a section of the same page`, () => {
  it('scrolls smoothly, before anything is hydrated', async () => {
    const { page } = await openInEngine('/');
    // If drawing a frame takes longer than the scrolling, no frame of it is seen. So check that smooth scrolling is
    // requested.
    const behaviours = await page.evaluate<string[]>(`(async () => {
      const behaviour = () => getComputedStyle(document.documentElement).scrollBehavior;
      const before = behaviour();
      document.querySelector('main a[href$="#pricing"]').click();
      while (!location.hash) await new Promise((done) => setTimeout(done));
      return [before, behaviour()];
    })()`);
    expect(behaviours).toEqual(['auto', 'smooth']);
    await page.until("Math.abs(document.querySelector('#pricing').getBoundingClientRect().top) < 150");
  });
});

/** Opens the callback form and fills in its first step. */
async function writeDetails(page: EnginePage): Promise<void> {
  await page.click('.form-start');
  for (const [name, value] of Object.entries(details)) {
    await page.click(`form [name$=_${name}]`);
    await page.type(value);
  }
}

describe(`in ${NAME}, the callback form`, () => {
  it('opens with the click that hydrates the page, sends, and confirms it', async () => {
    const { page, sink } = await openInEngine('/');
    // Right after the load, heights are estimated, and Firefox corrects them while the pointer moves.
    await page.until("/Source,/.test(getComputedStyle(document.querySelector('.copyright')).fontFamily)");
    await writeDetails(page);
    await page.click('form button[type=submit]');
    await page.until("document.querySelector('form [name$=_needsEcommerce]')");
    await page.evaluate("document.querySelector('form [name$=_needsEcommerce]').focus()");
    await page.type('O');
    await page.until("document.querySelector('form [name$=_needsEcommerce]').value === 'Oui'");
    await page.click('form [name$=_projectDescription]');
    await page.type('Des prix en €.');
    await page.click('form button[type=submit]');
    await page.until("document.querySelector('[role=dialog]')");
    const [message] = await sink.messages();
    expect(message?.template_params).toMatchObject({
      from_name: 'Ana Ruiz',
      city: 'Nîmes',
      reply_to: 'ana@example.com',
    });
    expect(message?.template_params.message).toContain('Des prix en €.');
    expect(await page.problems()).toEqual([]);
  });
});

describe(`in ${NAME}, a form that is not hydrated`, () => {
  it('stays below the pointer that leaves its fields', async () => {
    const { page } = await openInEngine('/');
    await writeDetails(page);
    await page.evaluate("document.querySelector('form [name$=_companyName]').focus()");
    await page.click('form button[type=submit]');
    await page.until("document.querySelector('form [name$=_needsEcommerce]')");
  });
});

describe(`in ${NAME}, the video`, () => {
  it('starts with the click that hydrates the page, without the browser’s own controls', async () => {
    const { page } = await openInEngine('/presentation');
    await page.click('.video-poster');
    await page.until("(document.querySelector('video')?.currentTime ?? 0) > 0");
    expect(await page.evaluate("document.querySelector('video').controls")).toBe(false);
    expect(await page.evaluate("document.querySelectorAll('.video-frame input[type=range]').length")).toBe(0);
    expect(await page.problems()).toEqual([]);
  });
});

describe(`in ${NAME}, the offer of a guide`, () => {
  it('opens after half of the page, takes the focus, and closes with Escape', async () => {
    const { page } = await openInEngine('/referencement-seo/introduction-referencement-naturel');
    const half = await page.evaluate<number>('0.55 * (document.documentElement.scrollHeight - innerHeight)');
    await page.wheel(half);
    const offer = "document.querySelector('[role=dialog]')";
    await page.until(offer);
    await page.until(`${offer}.contains(document.activeElement)`);
    await page.press('Escape');
    await page.until(`!${offer}`);
    expect(await page.problems()).toEqual([]);
  });
});

describe(`in ${NAME}, web fonts that load late`, () => {
  it.each([
    ['/', 0.3],
    ['/', 0.6],
    ['/', 1],
    ['/realisations', 0.5],
    ['/presentation', 0.6],
  ])('do not shift %s for a reader who has scrolled down by %d of it', async (route, share) => {
    const { page, url, hold } = await openInEngine();
    const release = hold('.woff2');
    await page.goto(url + route);
    const places = await page.evaluate<number[]>(`(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * ${share}, behavior: 'instant' });
      await frame();
      window.read = [...document.querySelectorAll('main h2, main h3, main p, main li, .site-footer p, .site-footer li')]
        .filter((text) => text.checkVisibility())
        .filter((text) => text.getBoundingClientRect().top > 0 && text.getBoundingClientRect().bottom < innerHeight);
      window.places = () => window.read.map((text) => text.getBoundingClientRect().top);
      return window.places();
    })()`);
    expect(places.length).toBeGreaterThan(0);
    release();
    await page.press('Shift');
    await page.until(HYDRATED);
    const after = await page.evaluate<number[]>('window.places()');
    expect(after).toHaveLength(places.length);
    // Less than half a pixel: heights may be fractional, while browsers may scroll by whole pixels.
    expect(Math.max(...after.map((top, index) => Math.abs(top - (places[index] ?? 0))))).toBeLessThan(0.5);
    expect(await page.problems()).toEqual([]);
  });
});

/** Features that each engine lacks. The README lists them, and the site does not need them. */
const MISSING = {
  firefox: ['animation-timeline', 'network information', 'prerendering'],
  webkit: ['network information', 'prerendering', 'scroll anchoring'],
};

describe(`features that ${NAME} lacks`, () => {
  it('are not needed by the site, and are listed in the README', async () => {
    const { page } = await openInEngine('/');
    const missing = await page.evaluate<string[]>(`Object.entries({
      'animation-timeline': CSS.supports('animation-timeline: scroll()'),
      'view transitions': 'startViewTransition' in document,
      'network information': 'connection' in navigator,
      'prerendering': 'prerendering' in document,
      'scroll anchoring': CSS.supports('overflow-anchor: auto'),
      'dialog': 'showModal' in HTMLDialogElement.prototype,
      'inert': 'inert' in HTMLElement.prototype,
    }).filter(([, has]) => !has).map(([name]) => name)`);
    expect(missing).toEqual(MISSING[engine]);
  });
});

import { describe, expect, it } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { HYDRATED, NAME, openInEngine } from './engine-site.ts';

const message = { name: 'Ana Ruiz', email: 'ana@example.com', subject: 'Été', message: 'Bonjour, à bientôt.' };

const FIELDS = `Object.fromEntries([...document.querySelectorAll('form [name]')]
  .map(({ name, value }) => [name.split('_')[1], value]).filter(([name]) => name in ${JSON.stringify(message)}))`;

async function write(page: EnginePage, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.click(`form [name$=_${name}]`);
    await page.type(value);
  }
}

describe(`in ${NAME}, the contact form`, () => {
  it('keeps typed text across a reload', async () => {
    const { page, url } = await openInEngine('/contact');
    await write(page, message);
    await page.until(HYDRATED);
    await page.goto(`${url}/contact`);
    await page.press('Shift');
    await page.until(HYDRATED);
    await page.until("document.querySelector('form [name$=_message]').value !== ''");
    expect(await page.evaluate(FIELDS)).toEqual(message);
    expect(await page.problems()).toEqual([]);
  });

  it('leads to the first invalid field, and shows its error', async () => {
    const { page } = await openInEngine('/contact');
    await write(page, { name: message.name });
    await page.until(HYDRATED);
    await page.click('form button[type=submit]');
    await page.until("document.activeElement.name === 'contact_email'");
    const [invalid, words] = await page.evaluate<[string | null, string]>(`(({ activeElement: field }) => [
      field.getAttribute('aria-invalid'),
      field.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id)?.innerText).join(' '),
    ])(document)`);
    expect(invalid).toBe('true');
    expect(words.trim()).not.toBe('');
    expect(await page.problems()).toEqual([]);
  });

  it('keeps everything if the mail service cannot be reached, shows a message, and can be sent again', async () => {
    const { page, sink, drop } = await openInEngine('/contact');
    await page.evaluate('void (window.alerts = [], window.alert = (text) => void window.alerts.push(text))');
    await write(page, message);
    const recover = drop(/email\/send$/);
    await page.click('form button[type=submit]');
    await page.until("document.querySelector('form [role=alert]')");
    expect(await page.evaluate('window.alerts')).toEqual([
      "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.",
    ]);
    expect(await page.evaluate(FIELDS)).toEqual(message);
    recover();
    await page.click('form [role=alert] button');
    await page.until("document.querySelector('[role=dialog]')");
    expect(await sink.messages()).toHaveLength(1);
  });
});

describe(`in ${NAME}, the choice of cookies`, () => {
  it('is shown once the page is hydrated, and kept', async () => {
    const { page, url } = await openInEngine('/');
    await page.press('Shift');
    await page.until("document.querySelector('[data-consent-banner] button')");
    await page.click('[data-consent-banner] button:nth-of-type(2)');
    await page.until("!document.querySelector('[data-consent-banner]')");
    await page.goto(`${url}/contact`);
    await page.press('Shift');
    await page.until(HYDRATED);
    // The banner would appear with the page's first frames.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.evaluate("document.querySelectorAll('[data-consent-banner]').length")).toBe(0);
    expect(await page.problems()).toEqual([]);
  });
});

describe(`in ${NAME}, on a telephone`, () => {
  it('the menu opens with the interaction that hydrates the page, its links work, and nothing is wider than the screen', async () => {
    const { page, url } = await openInEngine();
    await page.resize(460, 800);
    await page.goto(url);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.click('details.menu summary');
    await page.until(HYDRATED);
    await page.until("document.querySelector('details.menu').open");
    await page.click('details.menu a[href="/realisations"]');
    await page.until("location.pathname === '/realisations' && document.querySelector('main h1')");
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await page.problems()).toEqual([]);
  });
});

import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchQuietBrowser, type QuietBrowser } from '../../src/cli/bench/quiet-browser.ts';

const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('quiet-browser-'));
const before = profiles();
let browser: QuietBrowser;

beforeAll(async () => {
  browser = await launchQuietBrowser();
});

afterAll(async () => {
  await browser.close();
  expect(profiles()).toEqual(before);
});

describe('launchQuietBrowser', () => {
  it('opens pages that live apart', async () => {
    const [first, second] = [await browser.open('about:blank'), await browser.open('about:blank')];
    expect(await first.evaluate(`Promise.resolve(window.name = 'first')`)).toBe('first');
    await first.close();
    expect(await second.evaluate('window.name')).toBe('');
    await second.close();
  });

  it('traces what a page does meanwhile and nothing from before', async () => {
    const page = await browser.open('about:blank');
    const mark = (name: string) => page.evaluate(`performance.mark('${name}') && 1`);
    await mark('before');
    const events = await browser.trace(['blink.user_timing'], () => mark('meanwhile').then(() => undefined));
    const names = (events as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('meanwhile');
    expect(names).not.toContain('before');
    await page.close();
  });

  it('passes on what the browser refuses', async () => {
    const page = await browser.open('about:blank');
    await expect(page.send('Page.noSuchMethod')).rejects.toThrow('noSuchMethod');
    await page.close();
  });
});

import { type Browser, chromium } from 'playwright-core';
import { requireBrowser } from './find-browser.ts';

/** Switches that keep a headless Chromium from contacting other hosts. */
const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Starts a headless Chromium, optionally with more switches; the caller closes it. */
export function launchBrowser(switches: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: [...quietSwitches, ...switches] });
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects a printed page to have its name and telephone, but no button or menu. */
export async function expectPrinted(page: Page): Promise<void> {
  const printed = (selector: string) => page.locator(selector).filter({ visible: true });
  expect(await printed('.site-header .mark').count()).toBe(1);
  expect(await printed('.site-header .call').count()).toBe(1);
  expect(await printed('.MuiButton-root').allTextContents()).toEqual([]);
  expect(await printed('nav, .menu, body > aside').count()).toBe(0);
}

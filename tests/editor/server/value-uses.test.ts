import { expect, it, vi } from 'vitest';
import type { PageOrigins } from '../../../src/editor/origins-protocol.ts';
import { valueUses } from '../../../src/editor/server/answer-calls.ts';
import type { SiteModel } from '../../../src/model/resolve/model.ts';
import { fromPartial } from '../../from-partial.ts';

const PHONE = '/business/phone';

/** Creates a site whose pages only have a title. */
function siteOf(routes: readonly string[]) {
  const pages = routes.map((route) => ({ path: route, title: `Page ${route}` }));
  const model = { manifest: { pages }, pages: new Map(pages.map((page) => [page.path, page])), guides: new Map() };
  return fromPartial<SiteModel>(model);
}

const textAt = (pointer: string) => ({
  text: 'x',
  origins: [{ file: 'manifest' as const, pointer, start: 0, end: 1 }],
});

it('only renders the pages that contain the value, and counts the texts that show it', async () => {
  const of = vi.fn(async (route: string) => {
    const texts = route === '/a' ? [textAt(PHONE), textAt('/business/name'), textAt(PHONE)] : [];
    return fromPartial<PageOrigins>({ blocks: [{ texts }] });
  });
  const reads = async (route: string) => (route === '/c' ? 0 : 1);
  const uses = await valueUses(PHONE, { of, reads }, siteOf(['/a', '/b', '/c']));
  expect(of.mock.calls.flat()).toEqual(['/a', '/b']);
  expect(uses).toEqual({ shown: [{ route: '/a', title: 'Page /a', count: 2 }] });
});

it('returns no count for a site with too many pages', async () => {
  const [of, reads] = [vi.fn(), vi.fn()];
  const routes = Array.from({ length: 301 }, (_, index) => `/${index}`);
  expect(await valueUses(PHONE, { of, reads }, siteOf(routes))).toEqual({});
  expect(of).not.toHaveBeenCalled();
  expect(reads).not.toHaveBeenCalled();
});

it('returns no count for a value that a page reads, but does not show as a text of its own', async () => {
  const of = async () => fromPartial<PageOrigins>({ blocks: [] });
  const usesIf = (isRead: boolean) => valueUses(PHONE, { of, reads: async () => Number(isRead) }, siteOf(['/a']));
  expect(await usesIf(true)).toEqual({});
  expect(await usesIf(false)).toEqual({ shown: [] });
});

it('counts the values of a part of the settings that pages contain, without rendering them', async () => {
  const of = vi.fn();
  const reads = async (route: string) => ({ '/a': 2, '/b': 7 })[route] ?? 0;
  const { shown } = await valueUses('/plans', { of, reads }, siteOf(['/a', '/b', '/c']));
  expect(shown?.map(({ route, count }) => [route, count])).toEqual([
    ['/a', 2],
    ['/b', 7],
  ]);
  expect(of).not.toHaveBeenCalled();
});

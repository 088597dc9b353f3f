import type { Connect, ViteDevServer } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { createModel } from '../../src/blocks/create-model.ts';
import { createPageMiddleware } from '../../src/dev/page-middleware.ts';
import { matchRoute } from '../../src/dev/page-renderer.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import type { SiteModel } from '../../src/model/resolve/model.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { fromPartial } from '../from-partial.ts';

const sources = readSite(baseSite, (diagnostic) => {
  throw new Error(JSON.stringify(diagnostic));
});
const good = createModel(sources);
const bad = createModel(sources);

/** Creates a middleware whose renderer fails for one state only. */
function create({ origin, mail = '' }: { origin?: string | undefined; mail?: string } = {}) {
  let model = good;
  const middleware = createPageMiddleware({
    session: {
      model: () => model,
      shown: () => undefined,
      runRules: () => ({ diagnostics: [] }),
    } as never,
    pages: {
      render: async (address: string, state: SiteModel) => {
        if (state === bad) throw new Error('cannot be drawn');
        return { status: 200, html: `page ${address}${mail}` };
      },
    } as never,
    vite: fromPartial<ViteDevServer>({ ssrFixStacktrace: () => undefined, config: { server: { port: 1 } } }),
    onlyPages: true,
    origin,
    describe: vi.fn(),
    onPageRequested: vi.fn(),
    onPageAnswered: vi.fn(),
  });
  const ask = (url: string, method = 'GET') =>
    new Promise<unknown>((resolve) => {
      const writeHead = (status: number, { Location }: { Location?: string } = {}) => ({
        end: (body?: string) => resolve(body ?? `${status} ${Location}`),
      });
      const response = { setHeader: vi.fn(), end: resolve, writeHead } as never;
      middleware(
        { url, method, headers: { host: 'localhost:1' } } as Connect.IncomingMessage,
        response,
        (error?: unknown) => resolve(error ?? 'next'),
      );
    });
  const show = (state: SiteModel) => {
    model = state;
  };
  return { ask, show };
}

describe('a page requested during development', () => {
  it('redirects according to the current state, whatever was requested before', async () => {
    const { ask, show } = create();
    expect([await ask('/pains'), await ask('/pains?a=1')]).toEqual(['301 /guides', '301 /guides?a=1']);
    const redirects = [{ from: '/pains', to: '/contact', status: 302 as const }];
    show({ ...good, manifest: { ...good.manifest, redirects } });
    expect(await ask('/pains')).toBe('302 /contact');
  });

  it('is an error until a state can be rendered, and then in the last renderable state', async () => {
    const { ask, show } = create();
    show(bad);
    expect(await ask('/contact')).toEqual(new Error('cannot be drawn'));
    for (const state of [good, bad]) {
      show(state);
      expect(await ask('/contact')).toBe('page /contact');
    }
  });

  it('is that of an example below its path, with a final slash', async () => {
    const { ask, show } = create();
    const examples = [{ path: '/exemples/macon/', starter: 'macon' as const }];
    show({ ...good, manifest: { ...good.manifest, examples } });
    expect(await ask('/exemples/macon?a=1')).toBe('308 /exemples/macon/?a=1');
    expect([await ask('/exemples/macon/'), await ask('/exemples/macon/devis')]).toEqual(['page /', 'page /devis']);
    expect([await ask('/exemples/macon/contact'), await ask('/exemples/fleuriste/')]).toEqual(['next', 'next']);
  });

  it.each([
    ['http://localhost:1', undefined],
    ['https://modifier.exemples.fr', 'https://modifier.exemples.fr'],
  ])('sends its mail to %s, if the configured origin is %s', async (own, origin) => {
    const { ask } = create({ origin, mail: ' "https://mail.exemples.fr"' });
    expect(await ask('/contact')).toBe(`page /contact "${own}"`);
  });

  it('is only answered if it is a page and the request changes nothing', async () => {
    const { ask } = create();
    expect([await ask('/src/entry/client.tsx'), await ask('/contact', 'POST')]).toEqual(['next', 'next']);
  });
});

it('an address belongs to its own route before one with a matching parameter, in any order', () => {
  const routes = ['/devis/:numero', '/devis/tous'].map((path) => ({ path }));
  const model = fromPartial<SiteModel>({ guides: new Map([['/devis/guide', {}]]), manifest: { pages: routes } });
  const found = ['/devis/tous', '/devis/a-1', '/devis/guide', '/devis'].map((address) => matchRoute(address, model));
  expect(found).toEqual(['/devis/tous', '/devis/:numero', '/devis/guide', undefined]);
});

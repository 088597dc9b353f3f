import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { RenderPage } from '../../entry/server.tsx';
import type { SiteModel } from '../../site/resolve/model.ts';
import { resolveNotFound, resolvePage } from '../../site/resolve/resolve-page.ts';
import { matchesRoute } from '../pages/output-path.ts';
import type { ServerEntry } from '../pages/render-contract.ts';
import { compileScript } from '../program/boot.ts';
import { projectRoot } from '../project.ts';
import { renderOptions } from '../render-options.ts';

/** One page as the development server answers it. */
export interface DevPage {
  status: 200 | 404;
  html: string;
}

/** Renders single pages with the sources as they are now. */
export interface PageRenderer {
  render(address: string, model: SiteModel): Promise<DevPage>;
  /** Begins to load what pages are rendered with, before the first is asked for. */
  warm(): void;
  /** Markup that a page needs to be told of changes. */
  head(): Promise<string>;
}

/** Route of an address: the exact one, else the first whose parameters match it. */
export function routeOf(address: string, model: SiteModel): string | undefined {
  if (model.guides.has(address)) return address;
  const routes = model.manifest.pages.map(({ path: route }) => route);
  return routes.find((route) => route === address) ?? routes.find((route) => matchesRoute(route, address));
}

function fontUrl(name: string): string {
  return `/src/ui/fonts/${name}.woff2`;
}

/** Makes the renderer of a development server: the same entry as the build's, loaded by Vite. */
export function createPageRenderer(vite: ViteDevServer): PageRenderer {
  let made: { entry: ServerEntry; model: SiteModel; render: RenderPage } | undefined;
  let boot: Promise<string> | undefined;
  const bootSource = path.join(projectRoot, 'src/entry/boot.ts');
  vite.watcher.on('change', (file) => {
    if (file !== bootSource) return;
    boot = undefined;
    made = undefined;
  });
  const head = async () => {
    const html = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
    const tags = /<head>([\s\S]*)<\/head>/.exec(html)?.[1]?.trim() ?? '';
    return `${tags}<script type="module" src="/src/build/dev/live.ts"></script>`;
  };
  const loadEntry = async () => (await vite.ssrLoadModule('/src/entry/server.tsx')) as ServerEntry;
  const rendererOf = async (model: SiteModel): Promise<RenderPage> => {
    boot ??= compileScript(bootSource);
    const entry = await loadEntry();
    if (made?.entry === entry && made.model === model) return made.render;
    const program = {
      client: '/src/entry/client.tsx',
      chunks: {},
      // Nobody waits for a font here: pages begin in their own letters.
      letters: '',
      fonts: { bricolage: fontUrl('bricolage'), source: fontUrl('source') },
      boot: await boot,
      id: 'dev',
    };
    const options = { model, program, policy: '', base: '/', urls: 'file', head: await head() } as const;
    const render = await entry.createRenderer(renderOptions(options));
    made = { entry, model, render };
    return render;
  };
  return {
    head,
    warm() {
      boot ??= compileScript(bootSource);
      // What goes wrong here goes wrong again, and is shown, when a page is asked for.
      for (const work of [boot, loadEntry(), head()]) work.catch(() => undefined);
    },
    async render(address, model) {
      const render = await rendererOf(model);
      const route = routeOf(address, model);
      const page = route === undefined ? undefined : resolvePage(route, model);
      return { status: page ? 200 : 404, html: render(page ?? resolveNotFound(model)) };
    },
  };
}

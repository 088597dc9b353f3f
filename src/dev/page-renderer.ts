import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { RendererOf, ServerEntry } from '../build/pages/render-contract.ts';
import { renderOptions } from '../build/pages/render-options.ts';
import { compileScript } from '../build/program/boot.ts';
import { isOwnBlockModule } from '../build/program/own-blocks.ts';
import type { Program } from '../build/program/program.ts';
import { isProgramFile } from '../build/program/program-key.ts';
import type { RenderPage } from '../entry/server.tsx';
import { engineFile } from '../model/engine-files.ts';
import { addressMatcher } from '../model/redirects/address-pattern.ts';
import { resolveClientSite } from '../model/resolve/client-site.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import { resolveNotFound, resolvePage } from '../model/resolve/resolve-page.ts';
import { SITE_STATE } from '../protocol/attributes.ts';

/** A page of the development server. */
export interface DevPage {
  status: 200 | 404;
  html: string;
}

/** Renders single pages with the current files. */
export interface PageRenderer {
  render(address: string, model: SiteModel): Promise<DevPage>;
  rendererOf: RendererOf;
  /** Preloads the renderer before the first page is requested. */
  warm(): void;
  /**
   * Returns the markup for the head of a page: the script that receives changes, and the identifier of the state of the
   * site.
   */
  head(model?: SiteModel): Promise<string>;
  /** Returns the scripts that every page contains inline, in the same array until one of them changes. */
  inlineScripts(): Promise<readonly string[]>;
  /** Loads the blocks of the site again for the next pages. */
  reloadBlocks(): void;
  /** Returns the identifier of a state of the site, which its pages contain. */
  stateOf(model: SiteModel): string;
}

/** Returns the route of an address: the exact one, otherwise the first with matching parameters. */
export function matchRoute(address: string, model: SiteModel): string | undefined {
  if (model.guides.has(address)) return address;
  const routes = model.manifest.pages.map(({ path: route }) => route);
  return routes.find((route) => route === address) ?? routes.find((route) => addressMatcher(route)(address));
}

function fontUrl(name: string): string {
  return `/src/ui/fonts/${name}.woff2`;
}

/** Keeps the last page: the editor compares the page that its preview has just requested. */
function keepLast(render: RenderPage): RenderPage {
  let last: { path: string; html: string } | undefined;
  return (page) => {
    if (last?.path !== page.path) last = { path: page.path, html: render(page) };
    return last.html;
  };
}

/**
 * Creates the renderer of a development server. It begins with the build's compiled program, which loads ten times
 * faster; once a file of `src` has changed, or if there is no compiled program, Vite loads the same entry from `src`.
 */
export function createPageRenderer(
  vite: ViteDevServer,
  program?: Pick<Program, 'server' | 'boot' | 'dated'>,
): PageRenderer {
  let compiled = program;
  let made = new WeakMap<SiteModel, { entry: ServerEntry; render: RenderPage }>();
  let inline: Promise<Pick<Program, 'boot' | 'dated'>> | undefined;
  let scripts: Promise<readonly string[]> | undefined;
  const sourceOf = (name: 'boot' | 'dated') => engineFile(`src/entry/${name}.ts`);
  vite.watcher.on('change', (file) => {
    if (isProgramFile(file)) compiled = undefined;
    if (file !== sourceOf('boot') && file !== sourceOf('dated')) return;
    inline = undefined;
    scripts = undefined;
    made = new WeakMap();
  });
  const compileInline = async () => {
    const vite = await import('vite');
    return { boot: await compileScript(sourceOf('boot'), vite), dated: await compileScript(sourceOf('dated'), vite) };
  };
  const loadInline = () => (inline ??= compiled ? Promise.resolve(compiled) : compileInline());
  const states = new WeakMap<SiteModel, string>();
  let count = 0;
  const stateOf = (model: SiteModel) => {
    const state = states.get(model) ?? String(++count);
    states.set(model, state);
    return state;
  };
  const findTags = async () => {
    const html = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
    return /<head>([\s\S]*)<\/head>/.exec(html)?.[1]?.trim() ?? '';
  };
  let tags: Promise<string> | undefined;
  /** Returns Vite's tags, which are the same for all pages of this server. */
  const viteTags = () => (tags ??= findTags());
  const findScripts = async () => {
    const tags = (await viteTags()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
    const { boot, dated } = await loadInline();
    return [boot, dated, ...[...tags].map(([, script = '']) => script)];
  };
  const head = async (model?: SiteModel) => {
    const state = model ? ` ${SITE_STATE}="${stateOf(model)}"` : '';
    return `${await viteTags()}<script type="module" src="/src/dev/live.ts"${state}></script>`;
  };
  /**
   * The compiled entry. It is imported only once, because each further import would also wait for the module loader in
   * another thread.
   */
  let imported: Promise<ServerEntry> | undefined;
  const loadEntry = (): Promise<ServerEntry> => {
    if (!compiled) return vite.ssrLoadModule('/src/entry/server.tsx') as Promise<ServerEntry>;
    imported ??= import(pathToFileURL(compiled.server).href) as Promise<ServerEntry>;
    return imported;
  };
  const rendererOf: RendererOf = async (model, shell) => {
    const entry = await loadEntry();
    const before = made.get(model);
    if (!shell && before?.entry === entry) return before.render;
    const { boot, dated } = await loadInline();
    const files = {
      client: ['/src/entry/client-dev.ts'],
      chunks: {},
      fonts: { bricolage: fontUrl('bricolage'), source: fontUrl('source') },
      boot,
      dated,
      id: 'dev',
    };
    // Examples show no file of the site, so changes of the site do not update them.
    const tags = await (model.demo?.example ? viteTags() : head(model));
    const place = { policy: '', base: '/', urls: 'file', head: tags, carriesSite: true } as const;
    const options = renderOptions({ model, program: files, ...place });
    if (shell) return entry.createRenderer({ ...options, shell, site: resolveClientSite(shell) });
    const render = keepLast(await entry.createRenderer(options));
    made.set(model, { entry, render });
    return render;
  };
  return {
    head,
    inlineScripts: () => (scripts ??= findScripts()),
    stateOf,
    rendererOf,
    reloadBlocks() {
      compiled = undefined;
      const { moduleGraph } = vite.environments.ssr;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (isOwnBlockModule(id)) moduleGraph.invalidateModule(module);
    },
    warm() {
      // Errors here occur again, and are shown, when a page is requested.
      for (const work of [loadInline(), loadEntry(), head()]) work.catch(() => undefined);
    },
    async render(address, model) {
      const render = await rendererOf(model);
      const route = matchRoute(address, model);
      const page = route === undefined ? undefined : resolvePage(route, model);
      return { status: page ? 200 : 404, html: render(page ?? resolveNotFound(model)) };
    },
  };
}

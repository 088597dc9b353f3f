import path from 'node:path';
import { createModel } from '../../../src/blocks/create-model.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import type { SiteModel } from '../../../src/model/resolve/model.ts';
import { resolveNotFound, resolvePage, routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { resolveShell, type Shell } from '../../../src/model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../../src/model/resolve/resolved.ts';

/** The project's own site, resolved, without checking it. */
export interface RealSite {
  model: SiteModel;
  shell: Shell;
  /** Every route, and the page of unknown addresses last. */
  pages: ResolvedPage[];
  page(route: string): ResolvedPage;
}

export function realSite(): RealSite {
  const sources = readSite(path.resolve(import.meta.dirname, '../../..'), (diagnostic) => {
    if (diagnostic.severity === 'error') throw new Error(JSON.stringify(diagnostic));
  });
  const model = createModel(sources);
  const pages = routesOf(model).flatMap((route) => resolvePage(route, model) ?? []);
  const page = (route: string) => {
    const found = pages.find((entry) => entry.path === route);
    if (!found) throw new Error(`There is no page ${route}`);
    return found;
  };
  return { model, shell: resolveShell(model), pages: [...pages, resolveNotFound(model)], page };
}

import type { Release } from '../../site/release/release.ts';
import type { SiteModel } from '../../site/resolve/model.ts';
import { resolvePage, routesOf } from '../../site/resolve/resolve-page.ts';
import { withoutJoiners } from '../../text/typography.ts';
import { sentBytes } from '../budgets.ts';

export interface ReleaseSources {
  model: SiteModel;
  /** Published folder. */
  directory: string;
  /** File of a route, relative to that folder. */
  fileOf(route: string): string;
}

/** What a published folder holds: each route with the title that its head writes, and the bytes of its HTML. */
export function releaseOf({ model, directory, fileOf }: ReleaseSources): Release {
  const entries = routesOf(model).map((route) => {
    const title = withoutJoiners(resolvePage(route, model)?.documentTitle ?? '');
    return [route, { title, bytes: sentBytes(directory, fileOf(route)) }] as const;
  });
  return { routes: Object.fromEntries(entries) };
}

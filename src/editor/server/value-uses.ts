import { setImmediate as aMoment } from 'node:timers/promises';
import { routesOf } from '../../model/resolve/resolve-page.ts';
import { textIn } from '../../publish/places.ts';
import type { UsesRequest, ValueUses } from '../protocol.ts';
import type { Desk } from './desk.ts';
import type { OriginsOfPages } from './page-origins.ts';

/** Most pages that are looked at for how often they show a value: on a larger site it would take too long. */
const MOST_PAGES = 300;

export interface UsesOptions {
  desk: { session: Pick<Desk['session'], 'model'> };
  request: UsesRequest;
  origins: OriginsOfPages;
}

/** Says which pages show a value how often. Only those that hold it are rendered. */
export async function valueUses({ desk, request: { pointer }, origins }: UsesOptions): Promise<ValueUses> {
  const model = desk.session.model();
  const routes = model ? routesOf(model) : [];
  if (!model || routes.length > MOST_PAGES) return {};
  const shown: NonNullable<ValueUses['shown']> = [];
  for (const route of routes) {
    // Somebody types meanwhile: a save does not wait for all pages.
    await aMoment();
    if (!(await origins.reads(route, pointer))) continue;
    const page = await origins.of(route);
    const texts = page?.blocks.flatMap((block) => block.texts) ?? [];
    const count = texts.filter((text) => text.origins.some((origin) => origin.pointer === pointer)).length;
    const title = textIn(model.pages.get(route), 'title') || route;
    if (count > 0) shown.push({ route, title, count });
  }
  return { shown };
}

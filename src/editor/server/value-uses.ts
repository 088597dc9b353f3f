import { setImmediate as aMoment } from 'node:timers/promises';
import type { SiteFacts } from '../../check/facts/site-facts.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { createTextFinder } from '../../model/read/text-of.ts';
import { routesOf } from '../../model/resolve/resolve-page.ts';
import { textIn } from '../../publish/places.ts';
import { pointerOfName } from '../origins/name-pointer.ts';
import type { PageOrigins, UsesRequest, ValueUses } from '../protocol.ts';
import type { Desk } from './desk.ts';

/** Most pages that are looked at for how often they show a value: on a larger site it would take too long. */
const MOST_PAGES = 300;

export interface UsesOptions {
  desk: Desk;
  request: UsesRequest;
  originsOf(route: string): Promise<PageOrigins | undefined>;
}

/** Names between braces that stand for a value of the manifest. */
function namesOf(pointer: string, { manifest, knownNames }: SiteFacts): Set<string> {
  return new Set(knownNames().filter((name) => pointerOfName(manifest, name) === pointer));
}

function placesOf(names: ReadonlySet<string>, { names: uses, sources }: SiteFacts, desk: Desk): ValueUses['places'] {
  const textOf = createTextFinder(sources);
  return uses
    .filter(({ name }) => names.has(name))
    .flatMap(({ locate }) => {
      const { file: path, start, pointer } = locate();
      const file = desk.idOf(path);
      if (!file) return [];
      const lines = createLineIndex(textOf(path) ?? '');
      const { line } = lines.positionAt(start);
      const excerpt = lines.lineText(line).trim().slice(0, 160);
      return [{ file, path, ...(pointer === undefined ? {} : { pointer }), line, excerpt }];
    });
}

/** Says where a value is named, and which pages show it how often. */
export async function valueUses({ desk, request, originsOf }: UsesOptions): Promise<ValueUses> {
  const facts = desk.facts();
  const pointer = 'name' in request ? pointerOfName(facts.manifest, request.name) : request.pointer;
  const names = pointer === undefined ? new Set<string>() : namesOf(pointer, facts);
  if ('name' in request) names.add(request.name);
  const places = placesOf(names, facts, desk);
  const model = desk.session.model();
  const routes = model ? routesOf(model) : [];
  if (!model || pointer === undefined || routes.length > MOST_PAGES) return { places, shown: [] };
  const shown: ValueUses['shown'] = [];
  for (const route of routes) {
    // Somebody types meanwhile: a save does not wait for all pages.
    await aMoment();
    const page = await originsOf(route);
    const texts = page?.blocks.flatMap((block) => block.texts) ?? [];
    const count = texts.filter(({ origins }) => origins.some((origin) => origin.pointer === pointer)).length;
    const title = textIn(model.pages.get(route), 'title') || route;
    if (count > 0) shown.push({ route, title, count });
  }
  return { places, shown };
}

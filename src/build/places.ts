import { typeOfFile } from '../model/read/own-blocks.ts';
import type { Sources } from '../model/read/source.ts';
import { isRecord } from '../text/is-record.ts';

/** Returns the list at a key of an object; empty if there is none. */
export function listIn(value: unknown, key: string): unknown[] {
  const list = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

/** Returns the text at a key of an object; empty if there is none. */
export function textIn(value: unknown, key: string): string {
  const text = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Returns the routes of guides by the path of their file, from the unresolved manifest. */
export function guideRoutes({ manifest }: Pick<Sources, 'manifest'>): Map<string, string> {
  const routes = new Map<string, string>();
  for (const chain of listIn(manifest.data, 'chains')) {
    const hub = textIn(chain, 'hub').replace(/(?<!\/)\/+$/, '');
    for (const slug of listIn(chain, 'articles')) {
      if (typeof slug === 'string') routes.set(`content${hub}/${slug}.md`, `${hub}/${slug}`);
    }
  }
  return routes;
}

/** Returns the routes of the pages that show a text, by the path of its file. */
export function textRoutes({ manifest }: Pick<Sources, 'manifest'>): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const page of listIn(manifest.data, 'pages')) {
    for (const section of listIn(page, 'sections')) {
      const source = textIn(section, 'source').replace(/\.md$/, '');
      if (source === '') continue;
      const file = `content/${source}.md`;
      routes.set(file, [...(routes.get(file) ?? []), textIn(page, 'path')]);
    }
  }
  return routes;
}

/**
 * Creates a function that returns the routes of the pages that show a place in a file. The list is empty if the place
 * belongs to the whole site.
 */
export function routesOfPlace(
  sources: Pick<Sources, 'manifest'>,
  guides: ReadonlyMap<string, string>,
): (file: string, pointer?: string) => string[] {
  const texts = textRoutes(sources);
  const pages = listIn(sources.manifest.data, 'pages');
  const pagesShowing = (type: string) =>
    pages.filter((page) => listIn(page, 'sections').some((section) => textIn(section, 'type') === type));
  return (file, pointer) => {
    const type = typeOfFile(file);
    if (type !== undefined)
      return pagesShowing(type)
        .map((page) => textIn(page, 'path'))
        .filter(Boolean);
    const page = file === sources.manifest.path && /^\/pages\/(\d+)/.exec(pointer ?? '')?.[1];
    if (page) return [textIn(pages[Number(page)], 'path')].filter(Boolean);
    const guide = guides.get(file);
    return guide === undefined ? (texts.get(file) ?? []) : [guide];
  };
}

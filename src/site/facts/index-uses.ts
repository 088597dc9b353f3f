import type { LinkUse, SiteFacts, StringUse, Target } from './site-facts.ts';

/** Finds strings by their kind: most rules look at a few of many. */
export function stringsByKind(strings: readonly StringUse[]): SiteFacts['ofKind'] {
  const byKind = new Map<string, StringUse[]>();
  for (const use of strings) {
    const others = byKind.get(use.kind);
    if (others) others.push(use);
    else byKind.set(use.kind, [use]);
  }
  return (...kinds) => kinds.flatMap((kind) => byKind.get(kind) ?? []);
}

/** Sets the links apart that may need a look: nearly all lead to a page of the site. */
export function oddLinks(
  links: readonly LinkUse[],
  routeOf: SiteFacts['routeOf'],
): Pick<SiteFacts, 'elsewhere' | 'astray'> {
  const isAstray = (link: LinkUse): link is LinkUse & { target: Target } =>
    Boolean(link.target?.path) && routeOf(link.target?.path ?? '') === undefined;
  return {
    elsewhere: links.filter(({ to, own }) => !own && !/^[/#]/.test(to)),
    astray: links.filter(isAstray),
  };
}

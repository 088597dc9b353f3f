import type { Place } from '../../diagnostics/diagnostic.ts';
import { entriesAt, numberAt, textAt } from '../../model/read/values.ts';
import { createFollower, type RedirectChain, type RedirectPair } from '../../model/redirects/follow.ts';
import type { SiteParts } from './site-parts.ts';

/** A redirect of the manifest, with its place. */
interface PlacedRedirect extends RedirectPair {
  pointer: string;
  /** Whether the old address comes back, so that links to it stay. */
  isTemporary: boolean;
}

/** The redirects of a manifest, with facts replaced, and their chains. */
export interface Redirections {
  list: readonly PlacedRedirect[];
  /** Returns the redirect that applies to a path. */
  redirectFrom(path: string): PlacedRedirect | undefined;
  follow(first: PlacedRedirect): RedirectChain<PlacedRedirect>;
  /** Returns the places where the loop into which a redirect leads is reported; empty if there is no loop. */
  loopFrom(redirection: PlacedRedirect): Place[];
}

/** Reads the redirects of a manifest. An entry without source or destination is left out: its shape is reported. */
export function redirectionsOf({
  manifest,
  interpolate,
  routeOf,
  at,
}: Pick<SiteParts, 'manifest' | 'interpolate' | 'routeOf' | 'at'>): Redirections {
  const list = entriesAt(manifest, 'redirects').flatMap(({ value, pointer }): PlacedRedirect[] => {
    const from = textAt(value, 'from');
    const to = textAt(value, 'to');
    const isTemporary = numberAt(value, 'status') === 302;
    return from === undefined || to === undefined ? [] : [{ from, to: interpolate(to), pointer, isTemporary }];
  });
  const follower = createFollower(list, (path) => routeOf(path) !== undefined);
  const loopFrom = (redirection: PlacedRedirect): Place[] => {
    const { passed, backTo } = follower.follow(redirection);
    const loop = backTo ? passed.slice(passed.indexOf(backTo)) : [];
    const first = list.find((one) => loop.includes(one));
    return first ? [at(`${first.pointer}/to`)] : [];
  };
  return { list, loopFrom, ...follower };
}

import type { Place } from '../../diagnostics/diagnostic.ts';
import { entriesAt, textAt } from '../../model/read/values.ts';
import { type AddressPair, createFollower, type Way } from '../../model/redirects/follow.ts';
import type { SiteParts } from './site-parts.ts';

/** A redirection of the manifest. */
export interface Redirection extends AddressPair {
  pointer: string;
}

/** The redirections of a manifest, facts filled in, and the ways that they lead. */
export interface Redirections {
  list: readonly Redirection[];
  /** The redirection that takes a path. */
  redirectFrom(path: string): Redirection | undefined;
  follow(first: Redirection): Way<Redirection>;
  /** Where the loop that a redirection leads into is reported; nothing when its way ends. */
  loopFrom(redirection: Redirection): Place[];
}

/** Reads the redirections of a manifest. */
export function redirectionsOf({
  manifest,
  interpolate,
  routeOf,
  at,
}: Pick<SiteParts, 'manifest' | 'interpolate' | 'routeOf' | 'at'>): Redirections {
  const list = entriesAt(manifest, 'redirects').flatMap(({ value, pointer }): Redirection[] => {
    const from = textAt(value, 'from');
    const to = textAt(value, 'to');
    return from === undefined || to === undefined ? [] : [{ from, to: interpolate(to), pointer }];
  });
  const follower = createFollower(list, (path) => routeOf(path) !== undefined);
  const loopFrom = (redirection: Redirection): Place[] => {
    const { passed, backTo } = follower.follow(redirection);
    const loop = backTo ? passed.slice(passed.indexOf(backTo)) : [];
    const first = list.find((one) => loop.includes(one));
    return first ? [at(`${first.pointer}/to`)] : [];
  };
  return { list, loopFrom, ...follower };
}

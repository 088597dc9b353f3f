import type { Place } from '../../diagnostics/diagnostic.ts';
import { entriesAt, textAt } from '../read/values.ts';
import { createFollower, type Redirect } from '../redirects/follow.ts';
import type { SiteFacts } from './site-facts.ts';

/** A redirection of the manifest. */
export interface Redirection extends Redirect {
  pointer: string;
}

/** The redirections of a manifest, facts filled in, and the ways that they lead. */
export function redirectionsOf({
  manifest,
  interpolate,
  routeOf,
  at,
}: Pick<SiteFacts, 'manifest' | 'interpolate' | 'routeOf' | 'at'>) {
  const redirections = entriesAt(manifest, 'redirects').flatMap(({ value, pointer }): Redirection[] => {
    const from = textAt(value, 'from');
    const to = textAt(value, 'to');
    return from === undefined || to === undefined ? [] : [{ from, to: interpolate(to), pointer }];
  });
  const follower = createFollower(redirections, (path) => routeOf(path) !== undefined);
  /** Where the loop that a redirection leads into is reported; nothing when its way ends. */
  const loopFrom = (redirection: Redirection): Place[] => {
    const { passed, backTo } = follower.follow(redirection);
    const loop = backTo ? passed.slice(passed.indexOf(backTo)) : [];
    const first = redirections.find((one) => loop.includes(one));
    return first ? [at(`${first.pointer}/to`)] : [];
  };
  return { redirections, loopFrom, ...follower };
}

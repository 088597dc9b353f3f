import { createFollower, type Redirect } from '../../redirects/follow.ts';
import type { SiteContext } from '../context/context.ts';
import { entriesAt, textAt } from '../context/values.ts';

/** A redirection of the manifest. */
export interface Redirection extends Redirect {
  pointer: string;
}

/** The redirections of a manifest, facts filled in, and the ways that they lead. */
export function redirectionsOf({
  manifest,
  interpolate,
  routeOf,
}: Pick<SiteContext, 'manifest' | 'interpolate' | 'routeOf'>) {
  const redirections = entriesAt(manifest, 'redirects').flatMap(({ value, pointer }): Redirection[] => {
    const from = textAt(value, 'from');
    const to = textAt(value, 'to');
    return from === undefined || to === undefined ? [] : [{ from, to: interpolate(to), pointer }];
  });
  return { redirections, ...createFollower(redirections, (path) => routeOf(path) !== undefined) };
}

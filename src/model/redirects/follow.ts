import { addressMatcher, isPattern } from './address-pattern.ts';
import { readAddress, readSource, withoutLastSlash, withSingleSlashes } from './read-source.ts';

/** A redirect as the manifest declares it. */
export interface AddressPair {
  from: string;
  to: string;
}

/** The way from a redirect on: those that a visitor passes, itself first. */
export interface Way<T extends AddressPair> {
  passed: T[];
  /** Whether the last one leads back to this one, so that the way never ends. */
  backTo?: T;
}

/** Redirects in the order in which every host takes them: whole addresses before patterns. */
export function inOrderOfHosts<T extends AddressPair>(redirects: readonly T[]): T[] {
  const open = redirects.filter(({ from }) => isPattern(readSource(from)));
  return [...redirects.filter((redirect) => !open.includes(redirect)), ...open];
}

/** The path of this site that a destination names, a slash at its end included; nothing when it leads elsewhere. */
function addressOfTarget(to: string): string | undefined {
  return /^\/(?!\/)/.test(to) ? readAddress(to.replace(/[?#].*$/, '')) : undefined;
}

/** The path of this site that a destination names; nothing when it leads elsewhere. */
export function pathOfTarget(to: string): string | undefined {
  const address = addressOfTarget(to);
  return address === undefined ? undefined : withoutLastSlash(address);
}

/**
 * Finds the redirect that takes a path, which is decoded, and the way that it leads; a way ends where a page answers.
 * A slash at the end of a path makes no difference, but for a pattern whose star stands for what follows it.
 */
export function createFollower<T extends AddressPair>(
  redirects: readonly T[],
  isPage: (path: string) => boolean = () => false,
) {
  const whole = new Map<string, T>();
  const open: { matches: (path: string) => boolean; redirect: T }[] = [];
  for (const redirect of redirects) {
    const from = readSource(redirect.from);
    if (isPattern(from)) open.push({ matches: addressMatcher(from), redirect });
    else if (!whole.has(from)) whole.set(from, redirect);
  }
  const redirectFrom = (path: string): T | undefined => {
    const asked = withSingleSlashes(path);
    const bare = withoutLastSlash(asked);
    return whole.get(bare) ?? open.find(({ matches }) => matches(asked) || matches(bare))?.redirect;
  };
  const follow = (first: T): Way<T> => {
    const passed = [first];
    for (let last = first; ; ) {
      const path = addressOfTarget(last.to);
      const next = path === undefined || isPage(withoutLastSlash(path)) ? undefined : redirectFrom(path);
      if (next === undefined) return { passed };
      if (passed.includes(next)) return { passed, backTo: next };
      passed.push(next);
      last = next;
    }
  };
  return { redirectFrom, follow };
}

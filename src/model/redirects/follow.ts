import { addressMatcher, isPattern } from './address-pattern.ts';
import { readAddress, readSource, withoutLastSlash, withSingleSlashes } from './read-source.ts';

/** A redirect of the manifest without its status. */
export interface RedirectPair {
  from: string;
  to: string;
}

/** The chain of redirects that a visitor follows, beginning with the first one. */
export interface RedirectChain<T extends RedirectPair> {
  passed: T[];
  /** The redirect to which the last one of the chain returns, if the chain is a loop. */
  backTo?: T;
}

/** Returns the redirects in the order in which all hosts apply them: exact addresses before patterns. */
export function inOrderOfHosts<T extends RedirectPair>(redirects: readonly T[]): T[] {
  const open = redirects.filter(({ from }) => isPattern(readSource(from)));
  return [...redirects.filter((redirect) => !open.includes(redirect)), ...open];
}

/**
 * Returns the path on this site that a destination leads to, including a final slash; `undefined` if it leads to
 * another site.
 */
function destinationAddress(to: string): string | undefined {
  return /^\/(?!\/)/.test(to) ? readAddress(to.replace(/[?#].*$/, '')) : undefined;
}

/** Returns the path on this site that a destination leads to; `undefined` if it leads to another site. */
export function destinationPath(to: string): string | undefined {
  const address = destinationAddress(to);
  return address === undefined ? undefined : withoutLastSlash(address);
}

/**
 * Creates two functions: `redirectFrom` finds the redirect for a decoded path, and `follow` returns the chain that
 * begins with a redirect and ends at an existing page. A final slash makes no difference, except for a pattern whose
 * star matches the text after it.
 */
export function createFollower<T extends RedirectPair>(
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
    const address = withSingleSlashes(path);
    const bare = withoutLastSlash(address);
    return whole.get(bare) ?? open.find(({ matches }) => matches(address) || matches(bare))?.redirect;
  };
  const follow = (first: T): RedirectChain<T> => {
    const passed = [first];
    for (let last = first; ; ) {
      const path = destinationAddress(last.to);
      const next = path === undefined || isPage(withoutLastSlash(path)) ? undefined : redirectFrom(path);
      if (next === undefined) return { passed };
      if (passed.includes(next)) return { passed, backTo: next };
      passed.push(next);
      last = next;
    }
  };
  return { redirectFrom, follow };
}

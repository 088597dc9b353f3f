/**
 * Handles the rejection of a view transition that the next navigation skips. The router only handles `finished`, so
 * browsers would report the rejection of `ready` as an unhandled error (CSS View Transitions 1, « skip the view
 * transition »).
 */
export function ignoreAbortedTransitions(into: Document = document): void {
  if (typeof into.startViewTransition !== 'function') return;
  const start = into.startViewTransition.bind(into);
  into.startViewTransition = (...args) => {
    const transition = start(...args);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

/**
 * Has a cross-fade that the next navigation cuts short end in silence. The promise of its beginning then rejects
 * (CSS View Transitions 1, « skip the view transition »), and the router, which starts it, listens to its end alone:
 * browsers would report an error that nobody made.
 */
export function quietTransitions(into: Document = document): void {
  if (typeof into.startViewTransition !== 'function') return;
  const start = into.startViewTransition.bind(into);
  into.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

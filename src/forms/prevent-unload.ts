/**
 * Asks who closes or reloads the page whether to give up what would be lost with it: a message that is on its way, a
 * text that could not be put by. At no other time: a page that may ask is one that some browsers do not keep for the way
 * back. Returns what stops it.
 */
export function preventUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // What Chromium before 119 and older Safari look at.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

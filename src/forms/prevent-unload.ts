/**
 * Shows the browser's « leave page? » prompt on closing or reloading, for data that would be lost: a message that is
 * being sent, a text that could not be stored. Only use it while there is such data, because some browsers do not keep
 * such a page for back navigation. Returns the function that ends it.
 */
export function preventUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For Chromium before 119 and older Safari.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

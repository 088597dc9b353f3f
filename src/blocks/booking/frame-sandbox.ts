/** Whether the agenda is a page of this site: anything that is no absolute web address. */
export function isLocalFrame(url: string): boolean {
  return !/^(?:https?:)?\/\//i.test(url);
}

const own = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * What a frame may do. A page of another site keeps its own origin, which is not ours, and may hand over the calendar
 * file of an appointment; a page of this site would get ours and with it the visitor's data, so it goes without.
 */
export function frameSandbox(url: string): string {
  return (isLocalFrame(url) ? own : [...own, 'allow-downloads', 'allow-same-origin']).join(' ');
}

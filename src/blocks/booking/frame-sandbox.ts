/** Whether the agenda is a page of this site: anything that is no absolute web address. */
export function isLocalFrame(url: string): boolean {
  return !/^(?:https?:)?\/\//i.test(url);
}

const own = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/** What a frame may do before it has its address. Downloads are for the calendar file of an appointment. */
export function frameSandbox(url: string): string {
  return (isLocalFrame(url) ? own : [...own, 'allow-downloads']).join(' ');
}

/**
 * What a frame may do besides once it has its address. A page of another site keeps its own origin, which is not ours;
 * a page of this site would get ours and with it the visitor's data, so it goes without. A frame that is still empty
 * has our origin too, and browsers warn of it.
 */
export function frameOrigin(url: string): string {
  return isLocalFrame(url) ? '' : ' allow-same-origin';
}

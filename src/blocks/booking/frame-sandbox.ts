/** Whether the calendar is a page of this site: any address that is not an absolute URL. */
function isLocalFrame(url: string): boolean {
  return !/^(?:https?:)?\/\//i.test(url);
}

const PERMISSIONS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Returns the permissions of a frame. A page of another site keeps its origin and may download the calendar file of an
 * appointment. A page of this site gets no origin, because with ours it could read the visitor's data.
 */
export function frameSandbox(url: string): string {
  return (isLocalFrame(url) ? PERMISSIONS : [...PERMISSIONS, 'allow-downloads', 'allow-same-origin']).join(' ');
}

/** Whether a published file, by its name in the folder, is read by hosts and never sent. */
export function isForHosts(file: string): boolean {
  return /^(?:_headers|_redirects|nginx\.conf|\.nojekyll)$/.test(file);
}

/** Address of a site as browsers write it, without the slash at its end: the paths of its pages begin with one. */
export function siteRoot(url: string): string {
  return (URL.canParse(url) ? new URL(url).href : url).replace(/\/$/, '');
}

/** Path that the address of a site holds after its host, without the slash at its end. */
export function siteRootPath(url: string): string {
  return siteRoot(url).replace(/^[\w+.-]+:\/\/[^/]*/, '');
}

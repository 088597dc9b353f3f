import { isHostName } from '../../text/addresses.ts';

/** Returns the host name at the end of a path such as /maquette-offerte/a.fr; `undefined` if there is none. */
export function domainParameter(pathname: string): string | undefined {
  try {
    const last = decodeURIComponent(pathname.replace(/\/$/, '').split('/').at(-1) ?? '');
    return isHostName(last) ? last.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

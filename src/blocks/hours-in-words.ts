import type { SiteModel } from '../model/resolve/model.ts';

/** Returns the opening hours of the business as a sentence without its full stop. */
export function hoursInWords({ lookup }: Pick<SiteModel, 'lookup'>): string {
  const text = lookup('business.hoursText') ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

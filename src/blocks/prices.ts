import type { SiteModel } from '../model/resolve/model.ts';

/** Currency of all prices of a site (ISO 4217). */
export const CURRENCY = 'EUR';

/** Maximum length of a mention of the tax next to the figure, in characters. */
const MAX_INLINE_MENTION = 16;

/**
 * Whether the mention of the tax has its own line under a price. `resolve` decides, because marks make the texts longer
 * that a component receives in the editor.
 */
export function isVatLong({ manifest: { business } }: Pick<SiteModel, 'manifest'>): boolean {
  return business.vat.mention.length > MAX_INLINE_MENTION;
}

/** Whether a mention such as « TTC » or « HT » means that the price includes tax; `undefined` if it says neither. */
export function vatIncluded(mention: string): boolean | undefined {
  if (/\bTTC\b/.test(mention)) return true;
  return /\bHT\b/.test(mention) ? false : undefined;
}

import type { Action, Popup } from '../../site/types.generated.ts';

/** An offer as the page's data carries it: its link has no look of its own. */
export interface OfferTexts extends Omit<Popup, 'accept'> {
  accept: Omit<Action, 'variant'>;
}

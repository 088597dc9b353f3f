import type { Action, Consent } from '../site/types.generated.ts';

/** What the banner says, as the page's data carries it: without what the footer alone says, and links without a look. */
export interface BannerTexts extends Omit<Consent, 'policy' | 'labels'> {
  policy?: Omit<Action, 'variant'>;
  labels: Omit<Consent['labels'], 'manage'>;
}

import type { Service } from '../site/types.generated.ts';

/** A service that waits for the visitor's choice, as the page's data carries it. */
export interface GatedService extends Pick<Service, 'id' | 'name' | 'provider' | 'purpose' | 'placeholder'> {
  /** Of the service that measures ads only: where its script comes from, and what it leaves behind. */
  hosts?: Pick<NonNullable<Service['hosts']>, 'script'>;
  cookies?: Pick<NonNullable<Service['cookies']>[number], 'name'>[];
}

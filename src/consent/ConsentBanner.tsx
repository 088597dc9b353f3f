import { lazy, Suspense } from 'react';
import type { ConsentBannerProps } from './BannerRegion.tsx';
import { isBannerDue } from './consent-store.ts';
import { useConsent } from './use-consent.ts';

/** Loaded where it shows: whoever has chosen does without, and no page waits for it to be hydrated. */
const BannerRegion = lazy(async () => ({ default: (await import('./BannerRegion.tsx')).BannerRegion }));

/** Asks for the visitor's choice as long as one is due. */
export function ConsentBanner(props: ConsentBannerProps) {
  if (!isBannerDue(useConsent())) return null;
  return (
    <Suspense>
      <BannerRegion {...props} />
    </Suspense>
  );
}

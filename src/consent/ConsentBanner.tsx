import { lazy, Suspense } from 'react';
import type { ConsentBannerProps } from './BannerRegion.tsx';
import { isBannerDue } from './consent-store.ts';
import { useConsent } from './use-consent.ts';

/** Loaded when it shows, because visitors who have answered do not need it. */
const BannerRegion = lazy(async () => ({ default: (await import('./BannerRegion.tsx')).BannerRegion }));

/** The consent banner, while an answer is due or the visitor opened it. */
export function ConsentBanner(props: ConsentBannerProps) {
  if (!isBannerDue(useConsent())) return null;
  return (
    <Suspense>
      <BannerRegion {...props} />
    </Suspense>
  );
}

import { type FunctionComponent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../ui/page/after-press.ts';
import type { ConsentBannerProps } from './BannerRegion.tsx';
import { isBannerDue } from './consent-store.ts';
import { useConsent } from './use-consent.ts';

/**
 * The consent banner, while an answer is due or the visitor opened it. Its code is loaded when it shows, because
 * visitors who have answered do not need it; if loading fails, it is requested again (`decisions/cookie-choice.md`). It
 * does not appear during a press, which would then end on one of its buttons.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const state = useConsent();
  const [Region, setRegion] = useState<FunctionComponent<ConsentBannerProps>>();
  const due = isBannerDue(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening requests the code again if it failed to load
  useEffect(() => {
    if (!due || Region) return;
    const load = () =>
      void import('./BannerRegion.tsx').then(
        // A press may begin before React renders, unless it does so immediately.
        ({ BannerRegion }) => afterPress(() => flushSync(() => setRegion(() => BannerRegion))),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [due, Region, state.reopened]);

  return due && Region ? <Region {...props} /> : null;
}

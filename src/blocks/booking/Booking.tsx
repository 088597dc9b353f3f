import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { chooseConsent } from '../../consent/consent.ts';
import { useConsent, useGranted } from '../../consent/use-consent.ts';
import { FRAME_SOURCE } from '../../protocol/attributes.ts';
import { frameUrl } from '../../ui/address/media-url.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { isInHiddenSection, startFrame } from '../../ui/page/timed-frames.ts';
import type { InteractiveBlockProps } from '../block-props.ts';
import { Place } from './booking-parts.ts';
import { frameSandbox } from './frame-sandbox.ts';

/** Nothing that React would look into: the frame is put there by whoever shows the part around it. */
const UNTOUCHED = { __html: '' };

/** The place of the agenda's frame, which is held back until the part around it shows. */
function AgendaFrame({ title, url }: { title: string; url: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current && !isInHiddenSection(place.current)) startFrame(place.current);
  }, []);
  return (
    <div
      ref={place}
      data-title={title}
      data-sandbox={frameSandbox(url)}
      data-referrer-policy="strict-origin-when-cross-origin"
      {...{ [FRAME_SOURCE]: frameUrl(url) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, and what is there is left alone
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  );
}

/**
 * The place to book a call: a frame of fixed height and, always, a link to the agenda, since a blocked frame cannot be
 * detected. A service that sets trackers shows only once the visitor has agreed to its purpose, here or in the banner.
 */
export function Booking({ block }: InteractiveBlockProps<'booking'>) {
  const { service, url, title, height, smallHeight, consentText, showLabel, openLabel } = block;
  const granted = useGranted(service.purpose);
  const { settings } = useConsent();
  const [asked, setAsked] = useState(false);
  // A site without a banner has nowhere to store the answer: the click itself is the consent, for this view.
  const free = !service.trackers || granted || (asked && !settings?.consent);
  const place = useRef<HTMLDivElement>(null);

  const show = () => {
    setAsked(true);
    chooseConsent({ [service.purpose]: true });
  };
  useEffect(() => {
    if (asked) place.current?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <Section block={block}>
      <Place ref={place} tabIndex={-1} heights={{ small: smallHeight, wide: height }}>
        {free ? (
          <AgendaFrame title={title} url={url} />
        ) : (
          <Stack spacing={2} sx={{ p: 3, alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}>
            {consentText && <Typography sx={{ maxWidth: '32rem' }}>{consentText}</Typography>}
            <Button onClick={show}>{showLabel}</Button>
          </Stack>
        )}
      </Place>
      <Typography sx={{ mt: 2 }}>
        <Link href={frameUrl(url)} target="_blank" rel="noopener" sx={{ display: 'inline-block', py: 1 }}>
          {openLabel}
        </Link>
      </Typography>
    </Section>
  );
}

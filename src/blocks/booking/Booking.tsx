import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { consentStore } from '../../consent/consent.ts';
import { useConsent, useGranted } from '../../consent/use-consent.ts';
import { FRAME_SOURCE } from '../../protocol/attributes.ts';
import { frameUrl } from '../../ui/address/media-url.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { isInHiddenSection, startFrame } from '../../ui/page/timed-frames.ts';
import type { InteractiveBlockProps } from '../block-props.ts';
import { CalendarBox } from './booking-parts.ts';
import { frameSandbox } from './frame-sandbox.ts';

/** Prevents React from managing the content, because `startFrame` adds the frame. */
const UNTOUCHED = { __html: '' };

/** Placeholder for the calendar's frame, which is created when its section is shown. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text only keeps React from changing the content
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  );
}

/**
 * A calendar to book a call, in a frame of fixed height. There is always a link to it too, because a blocked frame
 * cannot be detected. A service that sets trackers requires consent to its purpose, here or in the banner.
 */
export function Booking({ block }: InteractiveBlockProps<'booking'>) {
  const { service, url, title, height, smallHeight, consentText, showLabel, openLabel } = block;
  const granted = useGranted(service.purpose);
  const { settings } = useConsent();
  const [isRequested, setRequested] = useState(false);
  // Without a banner the click itself is the consent, for this visit, because there is nowhere to store an answer.
  const free = !service.trackers || granted || (isRequested && !settings?.consent);
  const place = useRef<HTMLDivElement>(null);

  const show = () => {
    setRequested(true);
    consentStore.choose({ [service.purpose]: true });
  };
  useEffect(() => {
    if (isRequested) place.current?.focus({ preventScroll: true });
  }, [isRequested]);

  return (
    <Section block={block}>
      <CalendarBox ref={place} tabIndex={-1} heights={{ small: smallHeight, wide: height }}>
        {free ? (
          <AgendaFrame title={title} url={url} />
        ) : (
          <Stack spacing={2} sx={{ p: 3, alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}>
            {consentText && <Typography sx={{ maxWidth: '32rem' }}>{consentText}</Typography>}
            <Button onClick={show}>{showLabel}</Button>
          </Stack>
        )}
      </CalendarBox>
      <Typography sx={{ mt: 2 }}>
        <Link href={frameUrl(url)} target="_blank" rel="noopener" sx={{ display: 'inline-block', py: 1 }}>
          {openLabel}
        </Link>
      </Typography>
    </Section>
  );
}

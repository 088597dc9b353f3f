import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BannerTexts, GatedService } from '../model/resolve/client-site.ts';
import { CONSENT_BANNER } from '../protocol/attributes.ts';
import { siteAddress } from '../ui/address/site-address.ts';
import { BannerActions, BannerRoot, BannerText } from './banner-parts.ts';
import { ConsentChoices } from './ConsentChoices.tsx';
import { consentStore } from './consent.ts';
import type { Choices } from './consent-record.ts';
import { askedPurposes } from './consent-store.ts';
import { useConsent } from './use-consent.ts';
import { useVisibleFocus } from './use-visible-focus.ts';

export interface ConsentBannerProps {
  consent: BannerTexts;
  /** Services that need the visitor's consent. */
  gated: GatedService[];
}

/**
 * Asks for the visitor's consent in a strip at the bottom of the window: the purposes and three buttons. Recipients and
 * withdrawal are one step away. It is not a dialog: it takes the focus only if the visitor opened it. A visitor who
 * does not answer has refused. It is a child of the body, so that it stays usable while an offer makes the page inert.
 */
export function BannerRegion({ consent, gated }: ConsentBannerProps) {
  const { record, reopened } = useConsent();
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  const [custom, setCustom] = useState<Choices>();
  useVisibleFocus(region);

  useEffect(() => {
    if (reopened === 0) return;
    if (!region.current?.contains(document.activeElement)) origin.current = document.activeElement;
    setCustom({ ...consentStore.read()?.choices });
    region.current?.focus();
  }, [reopened]);

  const asked = askedPurposes({ consent, gated });
  const answered = asked.every(({ id }) => record?.choices[id] !== undefined);

  const leave = (act: () => void) => {
    const hadFocus = region.current?.contains(document.activeElement);
    setCustom(undefined);
    act();
    if (hadFocus && origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
  };
  const choose = (answers: Choices) => leave(() => consentStore.choose(answers));
  const answerAll = (granted: boolean) => choose(Object.fromEntries(asked.map(({ id }) => [id, granted])));
  const save = () => choose(Object.fromEntries(asked.map(({ id }) => [id, custom?.[id] === true])));
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget as Node)) origin.current = relatedTarget as Element;
  };
  /**
   * Keep the focus in a form until the click: otherwise the bar would reappear, and move the button away from the
   * pointer.
   */
  const keepFocus = (event: MouseEvent) => {
    if ((event.target as Element).closest('button,label')) event.preventDefault();
  };
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && answered) leave(() => consentStore.close());
  };

  return createPortal(
    <BannerRoot
      ref={region}
      component="section"
      square
      {...(custom ? { className: 'details-open' } : {})}
      aria-label={consent.title}
      tabIndex={-1}
      {...{ [CONSENT_BANNER]: '' }}
      onFocus={remember}
      onKeyDown={dismiss}
      onMouseDown={keepFocus}
    >
      <BannerText className="consent-text">
        {custom ? (
          <>
            <Typography variant="h4" component="h2">
              {consent.title}
            </Typography>
            <p>
              {consent.text}{' '}
              {consent.policy && <Link href={siteAddress(consent.policy.to)}>{consent.policy.label}</Link>}
            </p>
            <ConsentChoices
              consent={consent}
              asked={asked}
              gated={gated}
              choices={custom}
              onChange={(purpose, granted) => setCustom({ ...custom, [purpose]: granted })}
            />
          </>
        ) : (
          <ul>
            {asked.map(({ id, title, description }) => (
              <li key={id}>
                <strong>{`${title}\u00A0:`}</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </BannerText>
      <BannerActions>
        <Button variant="outlined" onClick={() => answerAll(false)}>
          {consent.labels.refuse}
        </Button>
        <Button variant="outlined" onClick={() => answerAll(true)}>
          {consent.labels.accept}
        </Button>
        <Button variant="outlined" onClick={custom ? save : () => setCustom({ ...record?.choices })}>
          {custom ? consent.labels.save : consent.labels.customise}
        </Button>
      </BannerActions>
    </BannerRoot>,
    document.body,
  );
}

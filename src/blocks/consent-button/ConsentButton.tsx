import { openConsent } from '../../consent/consent.ts';
import { askedPurposes } from '../../consent/consent-store.ts';
import { useConsent } from '../../consent/use-consent.ts';
import { Section } from '../../ui/Section.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';
import { consentButtonCss } from './consent-button-css.ts';

/** A button that shows the consent choice again, and beside it the choice that stands. */
export function ConsentButton({ block }: InteractiveBlockProps<'consent-button'>) {
  const { settings, record } = useConsent();
  const { text, label } = block;
  return (
    <Section block={block}>
      <style>{consentButtonCss}</style>
      {text && <p>{text}</p>}
      <button type="button" className="consent-button" onClick={openConsent}>
        {label}
      </button>
      {settings && record && (
        <ul className="consent-state" aria-label={settings.consent?.title} aria-live="polite">
          {askedPurposes(settings).map(({ id, title }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={record.choices[id] === true} disabled /> {title}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

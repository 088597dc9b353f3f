import type { BannerTexts, GatedService } from '../site/resolve/client-site.ts';
import type { Choices, Purpose } from './consent-record.ts';

interface ConsentChoicesProps {
  consent: BannerTexts;
  asked: BannerTexts['purposes'];
  gated: GatedService[];
  choices: Choices;
  onChange: (purpose: Purpose, granted: boolean) => void;
}

function recipientsOf(gated: GatedService[], purpose: Purpose): string {
  const recipients = gated.filter((service) => service.purpose === purpose);
  return recipients.map(({ name, provider }) => `${name} (${provider})`).join(', ');
}

/** One box a purpose, with those who receive the data (CNIL 2020-092); what is necessary is told, not asked. */
export function ConsentChoices({ consent, asked, gated, choices, onChange }: ConsentChoicesProps) {
  const necessary = consent.purposes.filter(({ id }) => id === 'necessaire');
  return (
    <fieldset aria-label={consent.title}>
      {necessary.map(({ id, title, description }) => (
        <div key={id} className="consent-choice">
          <label>
            <input type="checkbox" checked disabled />
            <strong>
              {title} ({consent.labels.always})
            </strong>
            <span>{description}</span>
          </label>
        </div>
      ))}
      {asked.map(({ id, title, description }) => (
        <div key={id} className="consent-choice">
          <label>
            <input
              type="checkbox"
              checked={choices[id] === true}
              onChange={({ currentTarget }) => onChange(id, currentTarget.checked)}
            />
            <strong>{title}</strong>
            <span>
              {description} {`${consent.labels.service}\u00A0: ${recipientsOf(gated, id)}.`}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

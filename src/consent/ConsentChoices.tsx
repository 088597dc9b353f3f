import type { BannerTexts } from './banner-texts.ts';
import type { Choices, Purpose } from './consent-record.ts';
import type { GatedService } from './gated-service.ts';

interface ConsentChoicesProps {
  consent: BannerTexts;
  asked: BannerTexts['purposes'];
  gated: GatedService[];
  choices: Choices;
  onChange: (purpose: Purpose, granted: boolean) => void;
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
              {description}{' '}
              {gated
                .filter(({ purpose }) => purpose === id)
                .map(({ name, provider }) => `${name} (${provider})`)
                .join(', ')}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

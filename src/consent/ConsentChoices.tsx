import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BannerTexts, GatedService } from '../model/resolve/client-site.ts';
import type { Choices, Purpose } from './consent-record.ts';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Choice = styled(FormControlLabel)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '.75rem',
  margin: 0,
  padding: '.625rem 0',
  borderTop: '1px solid var(--v-line)',
  '& .MuiFormControlLabel-label': { display: 'grid', gap: '.125rem', font: 'inherit' },
  '& .MuiFormControlLabel-label.Mui-disabled': { color: 'inherit' },
  '& span::first-letter': { textTransform: 'uppercase' },
});

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

function label(title: string, description: string) {
  return (
    <>
      <strong>{title}</strong>
      <Typography component="span" variant="inherit" color="textSecondary">
        {description}
      </Typography>
    </>
  );
}

/**
 * One checkbox for each purpose, with the recipients of the data (CNIL 2020-092). Necessary purposes cannot be refused.
 */
export function ConsentChoices({ consent, asked, gated, choices, onChange }: ConsentChoicesProps) {
  const { always, service } = consent.labels;
  const necessary = consent.purposes.filter(({ id }) => id === 'necessaire');
  return (
    <Group aria-label={consent.title}>
      {necessary.map(({ id, title, description }) => (
        <Choice key={id} disabled control={<Checkbox checked />} label={label(`${title} (${always})`, description)} />
      ))}
      {asked.map(({ id, title, description }) => (
        <Choice
          key={id}
          control={
            <Checkbox
              checked={choices[id] === true}
              onChange={({ currentTarget }) => onChange(id, currentTarget.checked)}
            />
          }
          label={label(title, `${description} ${service}\u00A0: ${recipientsOf(gated, id)}.`)}
        />
      ))}
    </Group>
  );
}

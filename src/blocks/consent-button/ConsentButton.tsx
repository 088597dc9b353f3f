import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { consentStore } from '../../consent/consent.ts';
import { askedPurposes } from '../../consent/consent-store.ts';
import { useConsent } from '../../consent/use-consent.ts';
import { Section } from '../../ui/layout/Section.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';

/** Hidden without scripts, because it would do nothing. */
const Open = styled(Button)({ '@media (scripting:none)': { display: 'none' } });

const Choices = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.5rem',
  marginTop: '1rem',
  '& label': { display: 'flex', alignItems: 'center', gap: '.5rem', cursor: 'default' },
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: 'var(--v-cool)' },
});

/** A button that opens the consent banner, next to the visitor's current choice. */
export function ConsentButton({ block }: InteractiveBlockProps<'consent-button'>) {
  const { settings, record } = useConsent();
  const { text, label } = block;
  return (
    <Section block={block}>
      {text && <Typography sx={{ mb: '1em' }}>{text}</Typography>}
      <Open variant="outlined" onClick={() => consentStore.open()}>
        {label}
      </Open>
      {settings && record && (
        <Choices aria-label={settings.consent?.title} aria-live="polite">
          {askedPurposes(settings).map(({ id, title }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={record.choices[id] === true} disabled /> {title}
              </label>
            </li>
          ))}
        </Choices>
      )}
    </Section>
  );
}

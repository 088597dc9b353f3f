import Step from '@mui/material/Step';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Icon } from '../ui/pictures/Icon.tsx';

const Steps = styled(Stepper)({
  flexWrap: 'wrap',
  gap: 'calc(2*var(--v-space)) calc(5*var(--v-space))',
  marginBottom: 'calc(4*var(--v-space))',
  font: '600 1.25rem/1.3 var(--v-heading)',
  '& > li': { padding: 0 },
  '& .MuiStepLabel-root': { gap: 'calc(1.5*var(--v-space))' },
  '[data-wide] > &': { marginBottom: 0, gap: 'calc(1.5*var(--v-space)) calc(4*var(--v-space))' },
  // On phones, only the current step is shown, so that its fields are visible.
  '@media (max-width:37.49em)': {
    '[data-wide] > & > li:not([aria-current])': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

/** The number of a step in a ring, filled once the step is complete. */
const Ring = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: '2px solid',
  borderRadius: 99,
  font: '600 1.25rem/1 var(--v-heading)',
  letterSpacing: 0,
  '[data-wide] &': { width: '2.25rem', height: '2.25rem', fontSize: '1rem' },
  '.Mui-completed > &': { borderColor: 'var(--v-ink)', background: 'var(--v-ink)', color: 'var(--v-paper)' },
});

/** The mark of a step, hidden from screen readers, because the list already announces the number. */
function StepMark({ icon, completed }: StepIconProps) {
  return <Ring aria-hidden="true">{completed ? <Icon name="check" /> : icon}</Ring>;
}

const slots = { stepIcon: StepMark };

/** The title of a step, next to its number. */
const Title = styled(Typography)({
  margin: 0,
  '& small': {
    marginRight: '.35em',
    font: '600 1rem/1.4 var(--v-text)',
    letterSpacing: 0,
    color: 'var(--v-muted)',
  },
}) as typeof Typography;

interface FormStepsProps {
  /** Titles of the steps. */
  steps: readonly string[];
  /** Index of the current step; −1 before the first one. */
  current: number;
  /** Name of the current step for screen readers: `%d` is replaced by its number. */
  stepLabel: string;
  /** The title of the current step. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The steps of a form as a numbered list; the current one is the heading of its fields. */
export function FormSteps({ steps, current, stepLabel, titleRef }: FormStepsProps) {
  return (
    // Safari does not treat a list without markers as a list, unless it has an explicit role.
    <Steps role="list" activeStep={current} nonLinear={current < 0} connector={null}>
      {steps.map((name, index) => (
        <Step key={name} aria-current={index === current ? 'step' : undefined}>
          {index === current ? (
            <Title ref={titleRef} variant="h3" tabIndex={-1}>
              <StepLabel slots={slots}>
                <small>{stepLabel.replace('%d', String(index + 1))}</small> {name}
              </StepLabel>
            </Title>
          ) : (
            <StepLabel slots={slots}>{name}</StepLabel>
          )}
        </Step>
      ))}
    </Steps>
  );
}

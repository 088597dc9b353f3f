import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/layout/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Path, Stop, Thread } from './path.tsx';

/** The steps of a method, as a path between numbers. None is marked as current. */
export function Steps({ block }: BlockProps<'steps'>) {
  return (
    <Section block={block} layout="row">
      <Path orientation="vertical" nonLinear activeStep={-1} connector={<Thread />}>
        {block.items.map(({ title, text }) => (
          <Step key={title}>
            <Typography variant="h3">
              <StepLabel slots={{ stepIcon: Stop }}>{title}</StepLabel>
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Step>
        ))}
      </Path>
    </Section>
  );
}

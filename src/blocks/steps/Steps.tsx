import Typography from '@mui/material/Typography';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Path } from './path.ts';

/** A method, as a path from number to number. */
export function Steps({ block }: BlockProps<'steps'>) {
  return (
    <Section block={block} layout="row">
      <Path>
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0C60 0 40 100 100 100" vectorEffect="non-scaling-stroke" />
            </svg>
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </div>
          </li>
        ))}
      </Path>
    </Section>
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Note } from './texts.tsx';

/** The name of a field above its control. */
export const FieldLabel = styled('label')({ display: 'block', marginBottom: 4, fontSize: '.9375rem', fontWeight: 600 });

interface FieldFrameProps {
  /** `id` of the control. The `id` of its help is the same with `-help` at the end. */
  id: string;
  label: string;
  help?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** Shows a control with its name above it and its help below. */
export function FieldFrame({ id, label, help, children }: FieldFrameProps) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      {help && (
        <Note id={`${id}-help`} sx={{ mt: 0.5 }}>
          {help}
        </Note>
      )}
    </div>
  );
}

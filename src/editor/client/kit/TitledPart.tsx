import type { ReactNode } from 'react';
import { SubHeading } from './texts.ts';

/** A part of a panel with its title, as a region for screen readers. */
export function TitledPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SubHeading>{title}</SubHeading>
      {children}
    </section>
  );
}

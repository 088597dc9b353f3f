import { styled } from '@mui/material/styles';
import { Actions } from '../../ui/Actions.tsx';
import { Awning } from '../../ui/Awning.tsx';
import { headingId, landmarkName } from '../../ui/Section.tsx';
import { fromDesktop } from '../../ui/screens.ts';
import { typeScale } from '../../ui/type-scale.ts';
import type { BlockProps } from '../block-props.ts';

const Front = styled('div')({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
});

const Inside = styled('div')({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  paddingTop: 'calc(3*var(--v-space))',
  '& h2': { margin: 0, fontSize: typeScale.h1, maxWidth: '10.5em' },
  '& .lead': { margin: 'calc(2*var(--v-space)) 0 0', maxWidth: '36rem' },
  '& .muted': { margin: 'calc(2*var(--v-space)) 0 0', fontSize: '1rem', maxWidth: '32rem' },
  [fromDesktop]: { gridTemplateColumns: '1fr auto', gap: 'calc(8*var(--v-space))', alignItems: 'center' },
});

/** A last invitation, under the awning of the whole street. */
export function CallToAction({ block, labels }: BlockProps<'call-to-action'>) {
  const { id, ground, heading, text, actions, note } = block;
  return (
    <section id={id} className="section" data-ground={ground} aria-labelledby={landmarkName(block)}>
      <Front>
        <Awning />
      </Front>
      <Inside className="section-inner">
        <div>
          <h2 id={headingId(block)}>{heading}</h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <div>
          <Actions actions={actions} labels={labels} size="large" />
          {note && <p className="muted">{note}</p>}
        </div>
      </Inside>
    </section>
  );
}

import { styled } from '@mui/material/styles';
import { BrowserFrame } from '../../ui/BrowserFrame.tsx';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { fromTablet } from '../../ui/screens.ts';
import type { BlockProps } from '../block-props.ts';

const Window = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,1fr)',
  gap: 'calc(3*var(--v-space))',
  alignItems: 'end',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& figure': { margin: 0 },
  '& figcaption': { marginTop: 'calc(1.5*var(--v-space))', color: 'var(--v-muted)', fontSize: '1rem', lineHeight: 1.4 },
  '& [data-frame=browser]': { gridColumn: 'span 2' },
  [fromTablet]: { gridTemplateColumns: 'repeat(6,1fr)', '& [data-frame=browser]': { gridColumn: 'span 4' }, '& [data-frame=phone]': { gridColumn: 'span 2', maxWidth: 260 } },
});

/** Mock-ups side by side, as in a shop window: computers wide, phones narrow. */
export function Showcase({ block }: BlockProps<'showcase'>) {
  return (
    <Section block={block} layout="row">
      <Window>
        {block.items.map(({ picture, frame, caption }) => {
          const Frame = frame === 'phone' ? PhoneFrame : BrowserFrame;
          return (
            <li key={picture.source + frame} data-frame={frame}>
              <figure>
                <Frame>
                  <Picture picture={picture} sizes={frame === 'phone' ? '16rem' : '(min-width:768px) 46rem, 90vw'} />
                </Frame>
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            </li>
          );
        })}
      </Window>
    </Section>
  );
}

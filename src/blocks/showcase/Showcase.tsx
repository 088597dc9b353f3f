import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { formatFact } from '../../text/format-fact.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { BrowserFrame } from '../../ui/pictures/BrowserFrame.tsx';
import { PhoneFrame } from '../../ui/pictures/PhoneFrame.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

const Window = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,1fr)',
  gap: 'calc(3*var(--v-space))',
  alignItems: 'end',
  '& figure': { position: 'relative', margin: 0 },
  // The link of a title covers the picture and its caption.
  '& figure a': { color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& figcaption': { marginTop: 'calc(1.5*var(--v-space))', color: 'var(--v-muted)', fontSize: '1rem', lineHeight: 1.4 },
  '& h2 + figcaption,& h3 + figcaption': { marginTop: 4 },
  '& [data-frame=browser]': { gridColumn: 'span 2' },
  '& [data-frame=plain]': { gridColumn: 'span 2', alignSelf: 'start' },
  '& [data-frame=plain] img': {
    width: '100%',
    aspectRatio: '4/3',
    objectFit: 'cover',
    borderRadius: 'var(--v-radius)',
  },
  // The two halves stay next to each other on phones, because below each other they do not look like a pair.
  '& [data-pair]': { gridColumn: '1/-1' },
  '& [data-pair] > figure > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 },
  '& [data-pair] > figure > div > div': { position: 'relative' },
  '& [data-pair] img': { aspectRatio: '3/4', borderRadius: 0 },
  '& [data-pair] small': {
    position: 'absolute',
    left: 0,
    bottom: 0,
    padding: '4px 12px',
    background: 'var(--v-paper)',
    fontSize: '1rem',
    fontWeight: 650,
  },
  // If all pictures are phones, an incomplete last row is centred.
  '&[data-phones]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
  '&[data-phones] > li': { flexBasis: 'calc(50% - 1.5*var(--v-space))' },
  [fromTablet]: {
    '&[data-phones] > li': { flexBasis: 'calc((100% - 6*var(--v-space))/3)' },
    gridTemplateColumns: 'repeat(12,1fr)',
    '& [data-frame=browser]': { gridColumn: 'span 8' },
    '& [data-frame=phone]': { gridColumn: 'span 4', maxWidth: 260 },
    '& [data-frame=plain]': { gridColumn: 'span 6' },
    '& [data-pair] img': { aspectRatio: '1/1' },
    '&[data-count="3"] [data-frame=plain],&[data-count="6"] [data-frame=plain]': { gridColumn: 'span 4' },
    '&[data-count="3"] [data-pair][data-frame]': { gridColumn: '1/-1' },
  },
  [fromDesktop]: {
    '&[data-count="3"] [data-pair][data-frame]': { gridColumn: 'span 4', '& img': { aspectRatio: '3/4' } },
    '&[data-count="4"] [data-frame=plain]:not([data-pair])': { gridColumn: 'span 3' },
    // Five fit in one row.
    '&[data-phones][data-count="5"] > li': { flexBasis: 'calc((100% - 12*var(--v-space))/5)' },
  },
});

const frames = { browser: BrowserFrame, phone: PhoneFrame, plain: Fragment };
const sizes = { browser: '(min-width:48em) 46rem, 90vw', phone: '16rem', plain: '(min-width:48em) 24rem, 90vw' };

type ShowcaseProps = BlockProps<'showcase'>;
type Item = ShowcaseProps['block']['items'][number];

/** The same view before and after, as one picture. */
function Pair({ item: { picture, before = picture }, block }: { item: Item } & Pick<ShowcaseProps, 'block'>) {
  const halves = [
    [before, block.beforeLabel],
    [picture, block.afterLabel],
  ] as const;
  return (
    <div>
      {halves.map(([half, label]) => (
        <div key={label}>
          <Picture picture={half} sizes="(min-width:48em) 18rem, 45vw" />
          <small>{label}</small>
        </div>
      ))}
    </div>
  );
}

/** Pictures next to each other, in drawn browser windows, in phones, or plain. */
export function Showcase({ block }: ShowcaseProps) {
  const { items, heading } = block;
  return (
    <Section block={block} layout="row">
      <Window data-count={items.length} data-phones={items.every(({ frame }) => frame === 'phone') ? '' : undefined}>
        {items.map((item) => {
          const { picture, before, frame, title, caption, price, to } = item;
          const Frame = frames[frame];
          return (
            <li key={picture.source + frame} data-frame={frame} data-pair={before && ''}>
              <figure>
                {before ? (
                  <Pair item={item} block={block} />
                ) : (
                  <Frame>
                    <Picture picture={picture} sizes={sizes[frame]} />
                  </Frame>
                )}
                {title && (
                  <Typography variant="h4" component={heading ? 'h3' : 'h2'} sx={{ mt: 2 }}>
                    {to ? <Link href={to}>{title}</Link> : title}
                  </Typography>
                )}
                {(caption || price !== undefined) && (
                  <figcaption>
                    {caption}
                    {price !== undefined && <b> {formatFact({ format: 'money', value: price })}</b>}
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </Window>
    </Section>
  );
}

import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PortfolioItem } from '../../model/types.generated.ts';
import { ROW_STEPS } from '../../protocol/attributes.ts';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { ExampleTag } from '../../ui/layout/ExampleTag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { ExternalMark } from '../../ui/links/ExternalMark.tsx';
import { BrowserFrame, shownAddress } from '../../ui/pictures/BrowserFrame.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { PhoneFrame } from '../../ui/pictures/PhoneFrame.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

/** With an odd number of sites (`data-odd`), the first spans the row; the others are in pairs. */
const Gallery = styled(List)({
  display: 'grid',
  gap: 'calc(8*var(--v-space)) calc(6*var(--v-space))',
  '& > li': { position: 'relative', minWidth: 0 },
  '& .work-picture': { position: 'relative', marginBottom: 'calc(3*var(--v-space))' },
  '& .work-picture > span': { position: 'absolute', zIndex: 1, bottom: -10, right: 24 },
  '& li ul': { margin: 'calc(2*var(--v-space)) 0', fontSize: '1rem' },
  [fromTablet]: {
    gridTemplateColumns: '1fr 1fr',
    '&[data-odd] > li:first-of-type': { gridColumn: '1/-1' },
  },
  [fromDesktop]: {
    gap: 'calc(10*var(--v-space)) calc(8*var(--v-space))',
    '&[data-odd] > li:first-of-type': {
      display: 'grid',
      gridTemplateColumns: '7fr 4fr',
      gap: 'calc(8*var(--v-space))',
      alignItems: 'center',
    },
  },
});

/** Link to a client's site, with the height of a touch target. Pressing anywhere else in its item opens it, too. */
const VisitLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  fontWeight: 650,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Screenshots of parts of a site, three in a row. */
const Shots = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: 'calc(1.5*var(--v-space))',
  lineHeight: 1.3,
  '& img': {
    width: '100%',
    marginBottom: 'var(--v-space)',
    border: '1px solid var(--v-line)',
    borderRadius: 'calc(var(--v-radius)/2)',
  },
});

/** Actions below the gallery. */
const Closing = styled('div')({
  marginTop: 'calc(8*var(--v-space))',
  paddingTop: 'calc(4*var(--v-space))',
  borderTop: '4px double var(--v-ink)',
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  alignItems: 'center',
  [fromTablet]: { gridTemplateColumns: '1fr auto' },
});

type WorkProps = BlockProps<'portfolio'> & { item: PortfolioItem };

function Visit({ item, block, labels }: WorkProps) {
  return (
    <VisitLink href={item.url} target="_blank" rel="noopener">
      {block.visitLabel}
      <span className="visually-hidden">{`\u00A0: ${item.title}`}</span> <ExternalMark newTab={labels.newTab} />
    </VisitLink>
  );
}

function Work({ item, block, labels }: WorkProps) {
  const { title, url, image, shots, description, features, placeholder } = item;
  return (
    <li>
      <div className="work-picture">
        {placeholder && <ExampleTag label={labels.example} />}
        <BrowserFrame address={shownAddress(url)}>
          <Picture picture={image} sizes="(min-width:48em) 42rem, 90vw" />
        </BrowserFrame>
      </div>
      <div>
        <Typography variant="h3" component={block.heading ? 'h3' : 'h2'} sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography>{description}</Typography>
        <CheckList items={features} />
        {shots && (
          <Shots>
            {shots.map((shot) => (
              <li key={shot.label}>
                <Picture picture={shot.image} sizes="(min-width:48em) 11rem, 30vw" />
                {shot.label}
              </li>
            ))}
          </Shots>
        )}
        <Visit item={item} block={block} labels={labels} />
      </div>
    </li>
  );
}

/**
 * A swipeable row that extends to the right edge of the window, so that the next site is partly visible. The list
 * itself is not focusable, because its links are. Its section clips the part that a vertical scrollbar would cover.
 */
const Row = styled(List)({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(78vw,34rem)',
  gap: 'calc(3*var(--v-space))',
  margin: '0 min(-1*var(--v-gutter),var(--v-cards-width)/2 - 50vw) 0 calc(-1*var(--v-gutter))',
  padding: '0 var(--v-gutter) var(--v-space)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 'var(--v-gutter)',
  scrollbarColor: 'var(--v-muted) transparent',
  '& > li': { position: 'relative', scrollSnapAlign: 'start' },
  '& .work-picture': { position: 'relative', padding: '0 9% 8% 0' },
  '& .work-picture > span': { position: 'absolute', zIndex: 1, bottom: 0, left: 16 },
  '& .work-phone': { position: 'absolute', right: 2, bottom: 2, width: '24%' },
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
});

/** A site of the swipeable row, in a browser window and on a phone. */
function Card({ item, block, labels }: WorkProps) {
  const { title, url, image, phoneImage, placeholder } = item;
  return (
    <li>
      <div className="work-picture">
        {placeholder && <ExampleTag label={labels.example} />}
        <BrowserFrame address={shownAddress(url)}>
          <Picture picture={image} sizes="(min-width:48em) 31rem, 71vw" />
        </BrowserFrame>
        {phoneImage && (
          <div className="work-phone">
            <PhoneFrame>
              <Picture picture={phoneImage} sizes="(min-width:48em) 8rem, 19vw" />
            </PhoneFrame>
          </div>
        )}
      </div>
      <Typography variant="h4" component={block.heading ? 'h3' : 'h2'} sx={{ mt: 1, mb: 0 }}>
        {title}
      </Typography>
      <Visit item={item} block={block} labels={labels} />
    </li>
  );
}

/** The buttons of a row, with the number of the site between them. They have no use without scripts. */
const Steps = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--v-space)',
  marginTop: 'calc(-1*var(--v-space))',
  '& button': { display: 'flex', padding: 11, border: '2px solid', borderRadius: 99, background: 'none' },
  '& [aria-disabled=true]': { opacity: 0.4 },
  '@media print,(scripting:none)': { display: 'none' },
});

function RowSteps({ block }: Pick<WorkProps, 'block'>) {
  const { items, previousLabel, nextLabel } = block;
  return (
    <Steps {...{ [ROW_STEPS]: '' }}>
      <button type="button" aria-label={previousLabel} aria-disabled="true">
        <Icon name="arrow-left" />
      </button>
      <output>{`1\u00A0/\u00A0${items.length}`}</output>
      <button type="button" aria-label={nextLabel}>
        <Icon name="arrow-right" />
      </button>
    </Steps>
  );
}

/** Phones next to each other: two in a row on a small screen, four on a large one. */
const Phones = styled(List)({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'calc(4*var(--v-space)) calc(3*var(--v-space))',
  '& li': { position: 'relative', minWidth: 0, maxWidth: 260 },
  [fromTablet]: { gridTemplateColumns: 'repeat(4,1fr)', columnGap: 'calc(6*var(--v-space))' },
});

function Phone({ item, block, labels }: WorkProps) {
  const { title, phoneImage } = item;
  return (
    <li>
      {phoneImage && (
        <PhoneFrame>
          <Picture picture={phoneImage} sizes="(min-width:48em) 16rem, 42vw" />
        </PhoneFrame>
      )}
      <Typography variant="h4" component={block.heading ? 'h3' : 'h2'} sx={{ mt: 2, mb: 0 }}>
        {title}
      </Typography>
      <Visit item={item} block={block} labels={labels} />
    </li>
  );
}

/** Screenshots of clients' sites in browser windows. Invented ones are tagged as examples. */
export function Portfolio({ block, labels }: BlockProps<'portfolio'>) {
  const { layout, items, note, action } = block;
  return (
    <Section block={block} layout="row">
      {layout === 'band' && (
        <>
          <Row>
            {items.map((item) => (
              <Card key={item.id} item={item} block={block} labels={labels} />
            ))}
          </Row>
          {items.length > 1 && <RowSteps block={block} />}
        </>
      )}
      {layout === 'phones' && (
        <Phones>
          {items.map((item) => (
            <Phone key={item.id} item={item} block={block} labels={labels} />
          ))}
        </Phones>
      )}
      {layout === 'gallery' && (
        // Set here instead of by a selector in the style sheet: the browser paints the first item before it has parsed
        // the others.
        <Gallery data-odd={items.length % 2 ? '' : undefined}>
          {items.map((item) => (
            <Work key={item.id} item={item} block={block} labels={labels} />
          ))}
        </Gallery>
      )}
      {(note || action) && (
        <Closing>
          {note && <Typography variant="lead">{note}</Typography>}
          <Actions actions={action && [action]} labels={labels} size="large" />
        </Closing>
      )}
    </Section>
  );
}

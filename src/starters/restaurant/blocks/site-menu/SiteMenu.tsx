import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type BlockProps, Section } from 'vitrine/block';

const Courses = styled('dl')({
  display: 'grid',
  margin: 0,
  borderTop: '2px solid currentColor',
  '& div': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0,1fr)',
    gap: 'calc(2*var(--v-space))',
    alignItems: 'baseline',
    padding: 'calc(2*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
  },
  '& dt': { color: 'var(--v-muted)', fontSize: '1rem' },
  '& dd': { margin: 0, font: '600 1.25rem/1.35 var(--v-heading)' },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'calc(2*var(--v-space))',
  marginTop: 'calc(3*var(--v-space))',
});

/** The menu of the day, drawn as a slate. */
export function SiteMenu({ block }: BlockProps<'site-menu'>) {
  return (
    <Section block={block} layout="split">
      <Courses>
        {block.courses.map(({ course, dish }) => (
          <div key={course}>
            <dt>{course}</dt>
            <dd>{dish}</dd>
          </div>
        ))}
      </Courses>
      <Foot>
        {block.served && <Typography color="textSecondary">{block.served}</Typography>}
        <Typography variant="h3" component="p">
          {block.price}
        </Typography>
      </Foot>
    </Section>
  );
}

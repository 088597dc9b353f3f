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
    gap: '0 calc(2*var(--v-space))',
    alignItems: 'baseline',
    padding: 'calc(2*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
  },
  '& dt': { color: 'var(--v-muted)', fontSize: '1rem' },
  '& dd': { gridColumn: 2, margin: 0 },
  '& dt + dd': { font: '600 1.25rem/1.35 var(--v-heading)' },
  '& dd + dd': { marginTop: 4, color: 'var(--v-muted)', fontSize: '1rem' },
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: 'calc(1.5*var(--v-space)) calc(2*var(--v-space)) calc(1.5*var(--v-space)) 0' },
  '& th, & td, & caption': { textAlign: 'left', verticalAlign: 'baseline' },
  '& tr': { borderBottom: '1px solid var(--v-line)' },
  '& tbody th': { fontWeight: 600 },
  '& small': { display: 'block', color: 'var(--v-muted)', fontSize: '1rem', fontWeight: 400 },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'calc(2*var(--v-space))',
  marginTop: 'calc(3*var(--v-space))',
});

type Dish = BlockProps<'site-menu'>['block']['courses'][number];

const contained = ({ allergens }: Pick<Dish, 'allergens'>) => allergens.join(', ') || 'aucun des quatorze allergènes';

/** Dishes with their allergens (EU 1169/2011, article 44; Code de la consommation, R412-12). */
function AllergenTable({ courses }: { courses: readonly Dish[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Plat</th>
          <th scope="col">Contient</th>
        </tr>
      </thead>
      <tbody>
        {courses.map((dish) => (
          <tr key={dish.dish}>
            <th scope="row">
              {dish.dish}
              {dish.origin && <small>{dish.origin}</small>}
            </th>
            <td>{contained(dish)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The menu of the day, drawn as a slate, or the whole menu as a table of allergens. */
export function SiteMenu({ block }: BlockProps<'site-menu'>) {
  if (block.isTable) {
    return (
      <Section block={block}>
        <AllergenTable courses={block.courses} />
      </Section>
    );
  }
  return (
    <Section block={block} layout="split">
      <Courses>
        {block.courses.map(({ course, dish, origin, allergens }) => (
          <div key={course}>
            <dt>{course}</dt>
            <dd>{dish}</dd>
            <dd>
              Allergènes{'\u00A0'}: {contained({ allergens })}.{origin && ` ${origin}.`}
            </dd>
          </div>
        ))}
      </Courses>
      <Foot>
        {block.served && <Typography color="textSecondary">{block.served}</Typography>}
        {block.price && (
          <Typography variant="h3" component="p">
            {block.price}
          </Typography>
        )}
      </Foot>
    </Section>
  );
}

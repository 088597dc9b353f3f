import { styled } from '@mui/material/styles';
import { type BlockProps, Section } from 'vitrine/block';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: 'calc(1.5*var(--v-space)) calc(2*var(--v-space)) calc(1.5*var(--v-space)) 0' },
  '& th, & td, & caption': { textAlign: 'left', verticalAlign: 'baseline' },
  '& tr': { borderBottom: '1px solid var(--v-line)' },
  '& tbody th': { fontWeight: 600 },
  '& small': { display: 'block', color: 'var(--v-muted)', fontSize: '1rem', fontWeight: 400 },
});

/** Dishes with their allergens (EU 1169/2011, article 44; Code de la consommation, R412-12). */
export function SiteMenu({ block }: BlockProps<'site-menu'>) {
  return (
    <Section block={block}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Plat</th>
            <th scope="col">Contient</th>
          </tr>
        </thead>
        <tbody>
          {block.courses.map(({ dish, origin, allergens }) => (
            <tr key={dish}>
              <th scope="row">
                {dish}
                {origin && <small>{origin}</small>}
              </th>
              <td>{allergens.join(', ') || 'aucun des quatorze allergènes'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { headingId } from '../../protocol/element-ids.ts';
import { formatTotal } from '../../text/format-fact.ts';
import { Fold } from '../../ui/layout/Fold.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { landmarkName, Section, SectionRoot } from '../../ui/layout/Section.tsx';
import { belowTablet, fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

/** Container of the table, with narrow columns on phones so that all of them fit; otherwise it scrolls. */
const Costs = styled('div')({
  '& td:not([colspan]),& th + th': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th[scope=row]': { borderTop: '1px solid var(--v-line)', background: 'none', verticalAlign: 'top' },
  [belowTablet]: { '& :is(th,td)': { padding: '.6em .25em' } },
  [fromTablet]: { '& th[scope=row]': { width: '13rem' } },
});

function CostTable({ block }: Pick<BlockProps<'plan-costs'>, 'block'>) {
  const { plans, periods, extras, totalLabel, vat } = block;
  return (
    <Costs
      className="table-scroll"
      data-ground="paper"
      role="group"
      aria-labelledby={headingId(block.key)}
      tabIndex={0}
    >
      <table aria-labelledby={headingId(block.key)}>
        <thead>
          <tr>
            <th scope="col">{`${totalLabel} ${vat}`}</th>
            {periods.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name, monthlyPrice }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {periods.map(({ label, months }) => (
                <td key={label}>{formatTotal(monthlyPrice, months)}</td>
              ))}
            </tr>
          ))}
          {extras?.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={periods.length}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Costs>
  );
}

/**
 * Total costs of each plan over some periods, one row for each plan, and optional extras of all plans. If `folded`, the
 * table is in `<details>`, which its heading opens.
 */
export function PlanCosts({ block }: BlockProps<'plan-costs'>) {
  const { heading, lead, notes } = block;
  if (block.folded) {
    return (
      <SectionRoot
        id={block.id}
        data-ground={block.ground}
        data-continued={block.isContinued && ''}
        aria-labelledby={landmarkName(block)}
      >
        <Container>
          <Fold>
            <summary>
              <Typography variant="h4" component="h2" id={headingId(block.key)}>
                {heading}
              </Typography>
            </summary>
            {lead && <p>{lead}</p>}
            <CostTable block={block} />
            <Notes notes={notes} />
          </Fold>
        </Container>
      </SectionRoot>
    );
  }
  return (
    <Section block={block} layout="split">
      <CostTable block={block} />
      <Notes notes={notes} />
    </Section>
  );
}

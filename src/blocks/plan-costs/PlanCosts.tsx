import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
  overflowX: 'auto',
  borderRadius: 'var(--v-radius)',
  '& td:not([colspan]),& th[scope=col]:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'nowrap' },
  [belowTablet]: {
    '& :is(th,td)': { padding: '.6em .2em' },
    '& :is(th,td):first-child': { paddingLeft: '.5em' },
    '& :is(th,td):last-child': { paddingRight: '.5em' },
  },
  [fromTablet]: { '& th[scope=row]': { width: '13rem' } },
});

function CostTable({ block }: Pick<BlockProps<'plan-costs'>, 'block'>) {
  const { plans, periods, extras, totalLabel, vat } = block;
  return (
    <Costs data-ground="paper" role="group" aria-labelledby={headingId(block.key)} tabIndex={0}>
      <Table aria-labelledby={headingId(block.key)}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">{`${totalLabel} ${vat}`}</TableCell>
            {periods.map(({ label }) => (
              <TableCell key={label} component="th" scope="col">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map(({ id, name, monthlyPrice }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {periods.map(({ label, months }) => (
                <TableCell key={label}>{formatTotal(monthlyPrice, months)}</TableCell>
              ))}
            </TableRow>
          ))}
          {extras?.map(({ label, text }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell colSpan={periods.length}>{text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Costs>
  );
}

/**
 * Total costs of each plan over some periods, one row for each plan, and optional extras of all plans. `folded`, it
 * opens below its heading.
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
          <Fold sx={{ mt: -3 }}>
            <summary>
              <Typography variant="h4" component="h2" id={headingId(block.key)} sx={{ margin: 0 }}>
                {heading}
              </Typography>
            </summary>
            {lead && <Typography sx={{ maxWidth: 'var(--v-text-width)', mb: 2 }}>{lead}</Typography>}
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

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { headingId } from '../../protocol/element-ids.ts';
import { formatTotal } from '../../text/format-fact.ts';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Costs } from './costs.ts';

/** What each plan costs in all over some periods, one row a plan, and what may be added to any of them. */
export function PlanCosts({ block }: BlockProps<'plan-costs'>) {
  const { plans, periods, extras, totalLabel, vat, notes } = block;
  return (
    <Section block={block} layout="split">
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
      <Notes notes={notes} />
    </Section>
  );
}

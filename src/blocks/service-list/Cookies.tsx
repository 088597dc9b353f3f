import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';
import { purposeTitle } from './purpose-title.ts';

const Register = styled('div')({
  containerType: 'inline-size',
  '& th[scope=row]': { fontFamily: 'ui-monospace,monospace', [fromTablet]: { overflowWrap: 'normal' } },
});

/**
 * The cookies: name, provider, purpose, lifetime. In a narrow container, each is a card (`ui/styles/prose-css.ts`); the
 * roles keep the semantics of a table.
 */
export function Cookies({ block: { services, purposes, labels } }: Pick<BlockProps<'service-list'>, 'block'>) {
  return (
    <Register>
      <Table className="cards" role="table">
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{labels.name}</TableCell>
            <TableCell role="columnheader">{labels.provider}</TableCell>
            <TableCell role="columnheader">{labels.purpose}</TableCell>
            <TableCell role="columnheader">{labels.retention}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {services.flatMap((service) =>
            (service.cookies ?? []).map((cookie) => (
              <TableRow role="row" key={service.id + cookie.name}>
                <TableCell component="th" role="rowheader" scope="row">
                  {cookie.name}
                </TableCell>
                <TableCell role="cell" data-label={labels.provider}>
                  {service.provider}
                </TableCell>
                <TableCell role="cell" data-label={labels.purpose}>
                  {[purposeTitle(purposes, service.purpose), cookie.purpose].filter(Boolean).join('\u00A0: ')}
                </TableCell>
                <TableCell role="cell" data-label={labels.retention}>
                  {cookie.duration}
                </TableCell>
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
    </Register>
  );
}

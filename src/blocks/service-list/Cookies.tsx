import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { BlockProps } from '../block-props.ts';
import { purposeTitle } from './purpose-title.ts';

const Register = styled(Table)({
  '& th[scope=row]': { fontFamily: 'ui-monospace,monospace', overflowWrap: 'normal' },
  // On phones every cell is labelled.
  '@media (max-width:47.99em)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&,& tbody,& tr,& th,& td': { display: 'block' },
    '& tr': { padding: '8px 0', borderBottom: '1px solid var(--v-line)' },
    '& tr:last-of-type': { borderBottom: 0 },
    '& th[scope],& td': { padding: '4px 16px', border: 0, overflowWrap: 'anywhere' },
    '& td::before': { content: 'attr(data-label) "\\00a0: "', color: 'var(--v-muted)' },
  },
});

/** Cookies: name, purpose, lifetime. */
export function Cookies({ block: { services, purposes, labels } }: Pick<BlockProps<'service-list'>, 'block'>) {
  return (
    <Register>
      <TableHead>
        <TableRow>
          <TableCell>{labels.name}</TableCell>
          <TableCell>{labels.provider}</TableCell>
          <TableCell>{labels.purpose}</TableCell>
          <TableCell>{labels.retention}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {services.flatMap((service) =>
          (service.cookies ?? []).map((cookie) => (
            <TableRow key={service.id + cookie.name}>
              <TableCell component="th" scope="row">
                {cookie.name}
              </TableCell>
              <TableCell data-label={labels.provider}>{service.provider}</TableCell>
              <TableCell data-label={labels.purpose}>
                {`${purposeTitle(purposes, service.purpose)}\u00A0: ${cookie.purpose}`}
              </TableCell>
              <TableCell data-label={labels.retention}>{cookie.duration}</TableCell>
            </TableRow>
          )),
        )}
      </TableBody>
    </Register>
  );
}

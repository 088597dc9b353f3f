import { styled } from '@mui/material/styles';
import type { BlockProps } from '../block-props.ts';
import { purposeTitle } from './purpose-title.ts';

const Table = styled('table')({
  border: '1px solid var(--v-line)',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: 'var(--v-radius)',
  overflow: 'hidden',
  background: 'var(--v-surface)',
  '& th[scope=row]': {
    fontFamily: 'ui-monospace,monospace',
    background: 'none',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  // On phones every cell says what it is.
  '@media (max-width:47.99em)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&,& tbody,& tr,& th,& td': { display: 'block' },
    '& tr': { padding: '8px 0', borderBottom: '1px solid var(--v-line)' },
    '& tr:last-of-type': { borderBottom: 0 },
    '& th,& td': { padding: '4px 16px', border: 0, overflowWrap: 'anywhere' },
    '& td::before': { content: 'attr(data-label) "\\00a0: "', color: 'var(--v-muted)' },
  },
});

/** Every cookie by its name, with what it is for and how long it lasts. */
export function Cookies({ block: { services, purposes, labels } }: Pick<BlockProps<'service-list'>, 'block'>) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{labels.name}</th>
          <th scope="col">{labels.provider}</th>
          <th scope="col">{labels.purpose}</th>
          <th scope="col">{labels.retention}</th>
        </tr>
      </thead>
      <tbody>
        {services.flatMap((service) =>
          (service.cookies ?? []).map((cookie) => (
            <tr key={service.id + cookie.name}>
              <th scope="row">{cookie.name}</th>
              <td data-label={labels.provider}>{service.provider}</td>
              <td data-label={labels.purpose}>
                {`${purposeTitle(purposes, service.purpose)}\u00A0: ${cookie.purpose}`}
              </td>
              <td data-label={labels.retention}>{cookie.duration}</td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}

import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Service } from '../../model/types.generated.ts';
import { ExternalMark } from '../../ui/links/ExternalMark.tsx';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';
import { purposeTitle } from './purpose-title.ts';

const Register = styled(List)({
  borderTop: '2px solid var(--v-ink)',
  '& > li': { padding: 'calc(4*var(--v-space)) 0', borderBottom: '1px solid var(--v-line)' },
  '& dl': { display: 'grid', gap: 'calc(2*var(--v-space))', margin: 'calc(2*var(--v-space)) 0 0', fontSize: '1rem' },
  '& dt': { color: 'var(--v-muted)', fontWeight: 400 },
  '& dd': { margin: 0 },
  [fromTablet]: { '& dl': { gridTemplateColumns: '1fr 1fr', columnGap: 'calc(5*var(--v-space))' } },
  [fromDesktop]: {
    '& > li': { display: 'grid', gridTemplateColumns: '4fr 7fr', gap: 'calc(5*var(--v-space))' },
    '& dl': { margin: 0 },
  },
});

type Labels = BlockProps<'service-list'>['block']['labels'];

function rowsOf(service: Service, labels: Labels, purpose: string | undefined, newTab: string): [string, ReactNode][] {
  const { provider, legalBasis, data, retention, transfer, privacyUrl } = service;
  const link = privacyUrl && (
    <Link href={privacyUrl} target="_blank" rel="noopener">
      {privacyUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')} <ExternalMark newTab={newTab} />
    </Link>
  );
  return [
    [labels.provider, provider],
    [labels.purpose, purpose],
    [labels.legalBasis, legalBasis],
    [labels.data, data],
    [labels.retention, retention],
    [labels.transfer, transfer],
    [labels.privacy, link],
  ];
}

/** One entry for each service: provider, data, purpose. Lines without a value are omitted. */
export function Services({ block, labels }: BlockProps<'service-list'>) {
  return (
    <Register>
      {block.services.map((service) => (
        <li key={service.id}>
          <div>
            <Typography variant="h4" component={block.heading ? 'h3' : 'h2'} sx={{ mb: 0.5 }}>
              {service.name}
            </Typography>
            <Typography color="textSecondary">{service.description}</Typography>
          </div>
          <dl>
            {rowsOf(service, block.labels, purposeTitle(block.purposes, service.purpose), labels.newTab).map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </Register>
  );
}

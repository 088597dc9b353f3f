import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Section } from '../../ui/layout/Section.tsx';
import { ExternalMark, isExternal } from '../../ui/links/ExternalMark.tsx';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import { columnsOf, itemCount } from '../../ui/styles/columns.ts';
import type { BlockProps } from '../block-props.ts';
import { BesideSigner, Signer } from '../Signer.tsx';

const GAP = 'calc(4*var(--v-space))';

/** The credentials: in one row on wide screens, below each other on phones. */
const Row = styled('dl')({
  display: 'grid',
  margin: 0,
  borderTop: '2px solid var(--v-ink)',
  '& > div': { padding: 'calc(1.5*var(--v-space)) 0', borderBottom: '1px solid var(--v-line)' },
  '& dt': { color: 'var(--v-muted)', fontSize: '1rem' },
  '& dd': { margin: 0, fontWeight: 650, lineHeight: 1.4 },
  '& dd + dd': { fontWeight: 400, '& a': { display: 'inline-block', padding: '.25em 0' } },
  [fromTablet]: {
    gridTemplateColumns: columnsOf('9rem', GAP),
    columnGap: GAP,
    '& > div': { borderBottom: 0 },
  },
});

/** Facts that a customer checks before writing (insurer, label, registration), and the contact person. */
export function Credentials({ block, labels }: BlockProps<'credentials'>) {
  const { items, signer, pendingLabel } = block;
  return (
    <Section block={block} layout="row">
      <BesideSigner>
        {signer && <Signer signer={signer} pendingLabel={pendingLabel} />}
        <Row style={itemCount(items.length)}>
          {items.map(({ label, value, link }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {link && (
                <dd>
                  <Link href={link.to} {...(isExternal(link.to) && { target: '_blank', rel: 'noopener' })}>
                    {link.label}
                    {isExternal(link.to) && <ExternalMark newTab={labels.newTab} />}
                  </Link>
                </dd>
              )}
            </div>
          ))}
        </Row>
      </BesideSigner>
    </Section>
  );
}

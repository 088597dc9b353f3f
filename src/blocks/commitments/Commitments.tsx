import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/layout/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Signer } from '../Signer.tsx';
import { Pledges, SignedColumns } from './signed.ts';

/** Written commitments of the business, each with a link to its clause, and the person who signs them. */
export function Commitments({ block }: BlockProps<'commitments'>) {
  const { items, signer, pendingLabel } = block;
  return (
    <Section block={block} layout="row">
      <SignedColumns data-signer={signer ? '' : undefined}>
        {signer && <Signer signer={signer} pendingLabel={pendingLabel} />}
        <Pledges>
          {items.map(({ value, text, clause }) => (
            <li key={value + text}>
              <Typography variant="h3" component="p">
                {value}
              </Typography>
              <Typography>{text}</Typography>
              <Link href={clause.to}>{clause.label}</Link>
            </li>
          ))}
        </Pledges>
      </SignedColumns>
    </Section>
  );
}

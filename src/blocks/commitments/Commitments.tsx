import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Frame, Pledges, Signature, Signed } from './signed.ts';

type Block = BlockProps<'commitments'>['block'];

/** The person who signs. A person without a portrait gets an empty frame. */
function Signer({ signer, pendingLabel }: { signer: NonNullable<Block['signer']>; pendingLabel: string }) {
  const { name, role, picture, placeholder } = signer;
  const isEmpty = placeholder || !picture;
  return (
    <Signature>
      {(placeholder || picture) && (
        <Frame data-empty={isEmpty ? '' : undefined}>
          {isEmpty ? <span /> : <Picture picture={picture} sizes="(min-width:68.75em) 20rem, 8rem" />}
        </Frame>
      )}
      <figcaption>
        <Typography variant="h4" component="p">
          {placeholder && !name.includes(pendingLabel) ? `${name}, ${pendingLabel}` : name}
        </Typography>
        {role && <Typography color="textSecondary">{role}</Typography>}
      </figcaption>
    </Signature>
  );
}

/** Written commitments of the business, each with a link to its clause, and the person who signs them. */
export function Commitments({ block }: BlockProps<'commitments'>) {
  const { items, signer, pendingLabel } = block;
  return (
    <Section block={block} layout="row">
      <Signed data-signer={signer ? '' : undefined}>
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
      </Signed>
    </Section>
  );
}

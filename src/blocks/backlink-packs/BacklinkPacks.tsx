import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { BacklinkPack } from '../../model/types.generated.ts';
import { formatFact, formatTotal } from '../../text/format-fact.ts';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { Offer, OfferHead, OfferLines, Offers, Summary } from '../../ui/offers/offer-card.ts';
import { Price } from '../../ui/offers/Price.tsx';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { itemCount } from '../../ui/styles/columns.ts';
import type { BlockProps } from '../block-props.ts';
import { Dot, Links, linksADot } from './Links.tsx';
import { fillPlaceholders, mailtoHref } from './mailto.ts';

const dots = {
  '& circle': { fill: 'none', stroke: 'var(--v-cool)', strokeWidth: 2.5 },
  '& .strong': { fill: 'var(--v-cool)' },
} as const;

/** Legend of the chart of links. */
const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'calc(.5*var(--v-space)) calc(4*var(--v-space))',
  margin: '0 0 calc(3*var(--v-space))',
  '& span': { display: 'flex', alignItems: 'center', gap: 'calc(1*var(--v-space))' },
  '& svg': { flex: 'none' },
  ...dots,
});

/** Container of the chart, with the same height in packs next to each other. */
const Dots = styled('div')({
  marginBottom: 'calc(3*var(--v-space))',
  ...dots,
  [fromDesktop]: { '& svg': { height: 72 }, '& ~ p:first-of-type': { minHeight: '4.8em' } },
});

/** Notes to read before an order. */
const Advice = styled('div')({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  margin: 'calc(6*var(--v-space)) 0',
  '& > div': { paddingTop: 'calc(2*var(--v-space))', borderTop: '2px solid var(--v-ink)' },
  [fromTablet]: { gridTemplateColumns: '1fr 1fr', gap: 'calc(5*var(--v-space)) calc(8*var(--v-space))' },
});

type PackProps = { pack: BacklinkPack; block: BlockProps<'backlink-packs'>['block'] };

function count(label: string, number: number): string {
  return label.includes('%d')
    ? label.replace('%d', formatFact({ format: 'number', value: number }))
    : `${label}\u00A0: ${number}`;
}

function packLines({ pack, block: { labels } }: PackProps): string[] {
  return [
    count(labels.strong, pack.strongLinks),
    count(labels.other, pack.otherLinks),
    count(labels.total, pack.total),
    ...(pack.bonusLinks > 0 ? [count(labels.bonus, pack.bonusLinks)] : []),
    ...(pack.report ? [labels.report] : []),
  ];
}

/** Returns the total price of a pack; `undefined` if the pack has no number of months. */
function totalOf({ pack: { monthlyPrice, months }, block: { labels } }: PackProps): string | undefined {
  return months === undefined ? undefined : labels.price.replace('%d', formatTotal(monthlyPrice, months));
}

function orderHref({ pack, block }: PackProps): string {
  const price = formatFact({ format: 'money', value: pack.monthlyPrice }).replace(/\u00A0/g, ' ');
  const values = { pack: pack.name, price };
  const { subject, body } = block.order;
  return mailtoHref({
    to: block.email,
    subject: fillPlaceholders(subject, values),
    body: fillPlaceholders(body, values),
  });
}

function PackCard({ pack, block }: PackProps) {
  return (
    <Offer component="li" data-ground="paper">
      <OfferHead>
        <Dots>
          <Links pack={pack} links={linksADot(block.packs)} />
        </Dots>
        <Typography variant="h3" component={block.heading ? 'h3' : 'h2'}>
          {pack.name}
        </Typography>
        {pack.summary && <Summary>{pack.summary}</Summary>}
        <Price
          amount={formatFact({ format: 'money', value: pack.monthlyPrice })}
          vat={block.vat}
          isVatLong={block.isVatLong}
          per={block.perMonth}
          total={totalOf({ pack, block })}
        />
        <ButtonLink href={orderHref({ pack, block })} look="secondary">
          {block.orderLabel}
          <span className="visually-hidden">{`\u00A0: ${pack.name}`}</span>
        </ButtonLink>
      </OfferHead>
      <OfferLines>
        <CheckList items={packLines({ pack, block })} isDense />
      </OfferLines>
    </Offer>
  );
}

/** Packs of backlinks, with notes. Each pack is ordered by an e-mail that the visitor's mail program opens. */
export function BacklinkPacks({ block, labels }: BlockProps<'backlink-packs'>) {
  return (
    <Section block={block} layout="row">
      <Key aria-hidden="true">
        <span>
          <Dot strong /> {count(block.labels.strong, linksADot(block.packs))}
        </span>
        <span>
          <Dot /> {count(block.labels.other, linksADot(block.packs))}
        </span>
      </Key>
      <Offers style={itemCount(block.packs.length)}>
        {block.packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} block={block} />
        ))}
      </Offers>
      {block.notes && (
        <Advice>
          {block.notes.map((note) => (
            <div key={note} className="prose">
              <Markdown source={note} headings="h3" />
            </div>
          ))}
        </Advice>
      )}
      <Actions actions={block.back && [block.back]} labels={labels} />
    </Section>
  );
}

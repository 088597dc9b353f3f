import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ShownExample } from '../../model/resolve/model.ts';
import { NO_ANSWER_ID } from '../../protocol/element-ids.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';

const Offer = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  maxWidth: 'var(--v-cards-width)',
  margin: `0 auto ${theme.spacing(8)}`,
  padding: theme.spacing(3),
  '@media print': { display: 'none' },
}));

/** A note above the bar at the bottom of the window. It is only visible while it is the target of a link. */
const NoAnswer = styled('p')(({ theme }) => ({
  position: 'fixed',
  zIndex: 16,
  right: 0,
  bottom: 'calc(var(--v-consent,var(--v-bar,0px)) + 1rem)',
  left: 0,
  width: 'fit-content',
  margin: '0 auto',
  padding: theme.spacing(1.5, 3),
  border: '2px solid var(--v-ink)',
  borderRadius: theme.shape.borderRadius,
  background: 'var(--v-paper)',
  color: 'var(--v-ink)',
  '&:not(:target)': { display: 'none' },
}));

/** Below the last section of an example: the price of such a site, and a link to the form of the surrounding site. */
export function ExampleOffer({ example: { offer, yours, noAnswer } }: { example: ShownExample }) {
  return (
    <div>
      {offer && (
        <Offer data-ground="paper" variant="outlined">
          <Typography variant="lead">{offer}</Typography>
          <ButtonLink look="primary" href={yours.to}>
            {yours.label}
          </ButtonLink>
        </Offer>
      )}
      <NoAnswer id={NO_ANSWER_ID} data-ground="paper" role="status">
        {noAnswer}
      </NoAnswer>
    </div>
  );
}

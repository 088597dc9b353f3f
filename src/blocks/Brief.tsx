import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { Fold } from '../ui/layout/Fold.tsx';
import { Icon } from '../ui/pictures/Icon.tsx';
import { fromTablet } from '../ui/styles/breakpoints.ts';
import { columnsOf, itemCount } from '../ui/styles/columns.ts';

const GAP = 'calc(2*var(--v-space))';

const Titles = styled(List)({
  display: 'grid',
  gap: `calc(1*var(--v-space)) ${GAP}`,
  marginBottom: 'calc(1*var(--v-space))',
  '& li': { display: 'flex', alignItems: 'center', gap: 'calc(1*var(--v-space))', minWidth: 0 },
  '& svg': { flex: 'none', color: 'var(--v-cool)' },
  '& h3': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.25 },
  [fromTablet]: { gridTemplateColumns: columnsOf('14rem', GAP) },
});

const Texts = styled('dl')({
  margin: 'calc(1*var(--v-space)) 0 0',
  '& dd': { maxWidth: 'var(--v-text-width)', margin: '0 0 calc(2*var(--v-space))' },
});

interface BriefProps {
  items: { icon: ComponentProps<typeof Icon>['name']; title: string; text: string }[];
  /** Label that opens the texts. */
  detailsLabel: string;
}

/** A list of titles with icons. All their texts are in one `<details>` below it. */
export function Brief({ items, detailsLabel }: BriefProps) {
  return (
    <>
      <Titles style={itemCount(items.length)}>
        {items.map(({ icon, title }) => (
          <li key={title}>
            <Icon name={icon} />
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
          </li>
        ))}
      </Titles>
      <Fold>
        <summary>{detailsLabel}</summary>
        <Texts>
          {items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Texts>
      </Fold>
    </>
  );
}

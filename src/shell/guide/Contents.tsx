import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { RenderedHeading } from '../../markdown/rehype-editorial.ts';
import { contentsId } from '../../protocol/element-ids.ts';
import { SmallTitle } from '../frame/SmallTitle.tsx';

/** The id of its title. */
const ID = contentsId('article');

/** Sticky on wide screens. */
const Frame = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  padding: theme.spacing(2, 3),
  borderLeft: '3px solid var(--v-line)',
  '& a': { display: 'block', padding: '.45em 0', lineHeight: 1.35 },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--v-header) + 4*var(--v-space))',
    maxHeight: 'calc(100dvh - 10rem - var(--v-consent,0px))',
    overflow: 'auto',
  },
}));

/** The table of contents of a guide. */
export function Contents({ title, headings }: { title: string; headings: RenderedHeading[] }) {
  return (
    <Frame className="contents" aria-labelledby={ID}>
      <SmallTitle id={ID} sx={{ marginBottom: 1 }}>
        {title}
      </SmallTitle>
      <List component="ol" disablePadding>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link underline="hover" color="textPrimary" href={`#${id}`}>
              {text}
            </Link>
          </li>
        ))}
      </List>
    </Frame>
  );
}

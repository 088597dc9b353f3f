import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { RenderedHeading } from '../../markdown/rehype-editorial.ts';
import { contentsId } from '../../protocol/element-ids.ts';
import { SmallTitle } from '../frame/SmallTitle.tsx';

/** The id of its title. */
const ID = contentsId('article');

/** Folded on phones and tablets; open and sticky on wide screens, where it marks the section being read. */
const Frame = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  borderLeft: '3px solid var(--v-line)',
  scrollTargetGroup: 'auto',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 44, paddingLeft: theme.spacing(2) },
  '& summary::after': { content: '"+"', marginLeft: theme.spacing(1.5), fontSize: '1.5rem' },
  '& [open] > summary::after': { content: '"−"' },
  '& ol': { padding: theme.spacing(0, 2, 1) },
  '& a': { display: 'block', padding: '.4em 0' },
  '& a:target-current': { color: 'var(--v-cool)' },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--v-header) + 4*var(--v-space))',
    maxHeight: 'calc(100dvh - 12rem)',
    overflow: 'auto',
    '@supports selector(::details-content)': {
      '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& summary': { pointerEvents: 'none' },
      '& summary::after': { display: 'none' },
    },
  },
}));

/** The table of contents of a guide. */
export function Contents({ title, headings }: { title: string; headings: RenderedHeading[] }) {
  return (
    <Frame className="contents" aria-labelledby={ID}>
      <details>
        <summary>
          <SmallTitle id={ID} sx={{ margin: 0 }}>
            {title}
          </SmallTitle>
        </summary>
        <List component="ol" disablePadding>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link underline="hover" color="textPrimary" href={`#${id}`}>
                {text}
              </Link>
            </li>
          ))}
        </List>
      </details>
    </Frame>
  );
}

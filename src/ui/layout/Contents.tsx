import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { contentsId } from '../../protocol/element-ids.ts';
import { SmallTitle } from './SmallTitle.tsx';

/** Folded on phones and tablets; open and sticky on wide screens, where it marks the section being read. */
const Frame = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  borderLeft: '3px solid var(--v-line)',
  scrollTargetGroup: 'auto',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 44, padding: theme.spacing(0, 2) },
  '& summary::after': { content: '"+"', marginLeft: 12, fontSize: '1.5rem' },
  '& [open] > summary::after': { content: '"−"' },
  '& ol': { padding: theme.spacing(0, 2, 1) },
  '& a': { display: 'block', padding: '.4em 0' },
  '& a:target-current': { color: 'var(--v-cool)' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--v-header) + 4*var(--v-space))',
    maxHeight: '70dvh',
    overflow: 'auto',
    '@supports selector(::details-content)': {
      '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& summary': { pointerEvents: 'none' },
      '& summary::after': { display: 'none' },
    },
  },
}));

interface ContentsProps {
  /** The section or part that it belongs to. */
  of: string;
  title: string;
  headings: { id: string; text: string }[];
}

/** A table of contents. */
export function Contents({ of, title, headings }: ContentsProps) {
  const id = contentsId(of);
  return (
    <Frame className="contents" aria-labelledby={id}>
      <details>
        <summary>
          <SmallTitle id={id} sx={{ margin: 0 }}>
            {title}
          </SmallTitle>
        </summary>
        <List component="ol">
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

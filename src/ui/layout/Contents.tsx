import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentsId } from '../../protocol/element-ids.ts';

/** Folded on phones and tablets; open and sticky on wide screens, where it marks the section being read. */
const Frame = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  borderLeft: '3px solid var(--v-line)',
  lineHeight: 1.4,
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
    maxHeight: 'calc(100dvh - 10rem - var(--v-consent,0px))',
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
          <Typography id={id} variant="h4" component="h2" sx={{ margin: 0, fontSize: '1.0625rem', lineHeight: 1.14 }}>
            {title}
          </Typography>
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

import Box from '@mui/material/Box';
import type { SocialCard } from '../../protocol.ts';
import { words } from '../words/words.ts';
import { fitText } from './fit-text.ts';

/** Room that a result has on a computer: one line of title, two of description. */
const TITLE = { font: '20px Arial, sans-serif', width: 580 };
const DESCRIPTION = { font: '14px Arial, sans-serif', width: 1160 };

function shownAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

/** The page as a search engine lists it, cut where it would cut. */
export function SearchResult({ card: { title, description, url } }: { card: SocialCard }) {
  const shownTitle = fitText(title, TITLE);
  return (
    <Box
      sx={{
        p: 2,
        border: '1px solid var(--v-line)',
        borderRadius: '8px',
        background: 'var(--v-surface)',
        fontFamily: 'Arial, sans-serif',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ fontSize: '.875rem', color: 'var(--v-muted)' }}>{shownAddress(url)}</Box>
      <Box sx={{ fontSize: '1.25rem', lineHeight: 1.3, color: 'var(--v-cool)' }}>{shownTitle.text}</Box>
      <Box sx={{ fontSize: '.875rem', lineHeight: 1.5 }}>{fitText(description, DESCRIPTION).text}</Box>
      <Box sx={{ mt: 1, fontFamily: 'var(--v-text)', fontSize: '.875rem', color: 'var(--v-muted)' }}>
        {shownTitle.isCut && `${words.tooLongTitle} `}
        {words.descriptionRange(description.length)}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { parseAddress } from '../../../text/parse-address.ts';
import type { SocialCard } from '../../protocol.ts';
import { words } from '../words/words.ts';

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text in pixels in a font, as the browser draws it. */
function widthOf(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}

interface FittedText {
  text: string;
  isCut: boolean;
}

/** A text as a search engine shows it: truncated at a word if it is wider than `width` pixels in `font`. */
function fitText(text: string, { font, width }: { font: string; width: number }): FittedText {
  if (widthOf(text, font) <= width) return { text, isCut: false };
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')} …`, font) > width) words.pop();
  return { text: `${words.join(' ')} …`, isCut: true };
}

/** Space for a result on a computer: one line of title, two of description. */
const TITLE = { font: '20px Arial, sans-serif', width: 580 };
const DESCRIPTION = { font: '14px Arial, sans-serif', width: 1160 };

function shownAddress(url: string): string {
  const address = parseAddress(url);
  if (!address) return url;
  const { host, pathname } = address;
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

/** The page as a search engine lists it, truncated. */
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

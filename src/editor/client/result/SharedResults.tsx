import { styled } from '@mui/material/styles';
import type { SocialCard } from '../../protocol.ts';
import { useAnswer } from '../calls/use-answer.ts';
import { Card, Column } from '../kit/frames.ts';
import { Note, TitledPart } from '../kit/texts.tsx';
import { pageAt } from '../state/selection.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

let context: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in pixels in a font, as the browser draws it. */
function widthOf(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}

/** Returns a text as a search engine shows it: truncated at a word if it is wider than `width` pixels in `font`. */
function fitText(text: string, { font, width }: { font: string; width: number }): { text: string; isCut: boolean } {
  if (widthOf(text, font) <= width) return { text, isCut: false };
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')} …`, font) > width) words.pop();
  return { text: `${words.join(' ')} …`, isCut: true };
}

/** Space for a result on a computer: one line of title, two of description. */
const TITLE_SPACE = { font: '20px Arial, sans-serif', width: 580 };
const DESCRIPTION_SPACE = { font: '14px Arial, sans-serif', width: 1160 };

const Result = styled(Card)({
  padding: 16,
  fontFamily: 'Arial, sans-serif',
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
  '& > strong': { color: 'var(--v-cool)', fontSize: '1.25rem', fontWeight: 400, lineHeight: 1.3 },
  '& > :last-child': { fontFamily: 'var(--v-text)' },
});

/** Shows the page as a search engine lists it, with long texts truncated. */
export function SearchResult({ card: { title, description, address } }: { card: SocialCard }) {
  const shownTitle = fitText(title, TITLE_SPACE);
  return (
    <Result>
      <Note>{address}</Note>
      <strong>{shownTitle.text}</strong>
      <div>{fitText(description, DESCRIPTION_SPACE).text}</div>
      <Note sx={{ mt: 1 }}>
        {shownTitle.isCut && `${words.tooLongTitle} `}
        {words.descriptionRange(description.length)}
      </Note>
    </Result>
  );
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  maxWidth: 480,
  aspectRatio: '1200/630',
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  objectFit: 'cover',
});

/** Shows the search result and social previews of the page, as it is on disk. */
export function SharedResults() {
  const page = useEditorState(({ tree, route }) => pageAt(tree, route)?.route ?? route);
  const revision = useEditorState((state) => state.revision);
  // A save may change the result.
  const card = useAnswer('card', { route: page }, { revision });
  if (!card) return null;
  const picture = card.png ?? card.picture;
  return (
    <Column>
      <TitledPart title={words.searchResult}>
        <SearchResult card={card} />
      </TitledPart>
      {picture && (
        <TitledPart title={words.socialCard}>
          <Picture src={picture} alt={words.socialCardOf(card.title)} />
        </TitledPart>
      )}
    </Column>
  );
}

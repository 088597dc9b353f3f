import { styled } from '@mui/material/styles';
import { useAnswer } from '../calls/use-answer.ts';
import { Column } from '../kit/frames.ts';
import { TitledPart } from '../kit/texts.tsx';
import { pageAt } from '../state/selection.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { SearchResult } from './SearchResult.tsx';

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

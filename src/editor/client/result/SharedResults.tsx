import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { SocialCard } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { pageAt } from '../state/selection.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { SearchResult } from './SearchResult.tsx';

/** Search result and social previews of the page, as it is on disk. */
export function SharedResults() {
  const page = useEditorState(({ tree, route }) => pageAt(tree, route)?.route ?? route);
  const revision = useEditorState((state) => state.revision);
  const [card, setCard] = useState<SocialCard>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after each save, which may change the result
  useEffect(() => {
    let isLate = false;
    call('card', { route: page }).then(
      (answer) => isLate || setCard(answer),
      () => isLate || setCard(undefined),
    );
    return () => {
      isLate = true;
    };
  }, [page, revision]);
  if (!card) return null;
  const picture = card.png ?? card.picture;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="section" aria-label={words.searchResult}>
        <Box component="h3" sx={{ m: 0, mb: 1, font: '650 1rem/1.3 var(--v-heading)' }}>
          {words.searchResult}
        </Box>
        <SearchResult card={card} />
      </Box>
      {picture && (
        <Box component="section" aria-label={words.socialCard}>
          <Box component="h3" sx={{ m: 0, mb: 1, font: '650 1rem/1.3 var(--v-heading)' }}>
            {words.socialCard}
          </Box>
          <Box
            component="img"
            src={picture}
            alt={words.socialCardOf(card.title)}
            sx={{
              display: 'block',
              width: '100%',
              maxWidth: 480,
              aspectRatio: '1200/630',
              objectFit: 'cover',
              border: '1px solid var(--v-line)',
              borderRadius: '8px',
            }}
          />
        </Box>
      )}
    </Box>
  );
}

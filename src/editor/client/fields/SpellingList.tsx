import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MisspeltWord } from '../../protocol.ts';
import { words } from '../words/words.ts';
import { LinkButton } from './LinkButton.tsx';

/** Maximum number of words listed; the others are only underlined. */
const SHOWN = 5;

interface SpellingListProps {
  misspelt: readonly MisspeltWord[];
  onCorrect(word: MisspeltWord, by: string): void;
  onLearn(word: MisspeltWord): void;
  onShow(word: MisspeltWord): void;
}

/** List of misspelt words. It makes them available by keyboard: in the text they only react to the pointer. */
export function SpellingList({ misspelt, onCorrect, onLearn, onShow }: SpellingListProps) {
  const once = misspelt.filter(({ word }, index) => misspelt.findIndex((other) => other.word === word) === index);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: once.length ? 1 : 0, p: 0, display: 'grid', gap: 0.75 }}>
      {once.slice(0, SHOWN).map((word) => (
        <Box component="li" key={word.word} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <LinkButton onPress={() => onShow(word)}>{words.misspelt(word.word)}</LinkButton>
          {word.suggestion && (
            <Button variant="outlined" color="secondary" onClick={() => onCorrect(word, word.suggestion ?? word.word)}>
              {words.correctTo(word.suggestion)}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onLearn(word)}>
            {words.addToLexicon}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

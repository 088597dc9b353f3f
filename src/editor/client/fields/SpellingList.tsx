import Button from '@mui/material/Button';
import type { MisspeltWord } from '../../protocol.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { Row } from '../kit/frames.ts';
import { PlainList } from '../kit/lists.ts';
import { words } from '../words/words.ts';

/** Maximum number of words listed; the others are only underlined. */
const MAX_SHOWN_WORDS = 5;

interface SpellingListProps {
  misspelt: readonly MisspeltWord[];
  onCorrect(word: MisspeltWord, by: string): void;
  onAccept(word: MisspeltWord): void;
  onShow(word: MisspeltWord): void;
}

/** Lists misspelt words. This makes them reachable by keyboard: in the text, they only react to the pointer. */
export function SpellingList({ misspelt, onCorrect, onAccept, onShow }: SpellingListProps) {
  const once = misspelt.filter(({ word }, index) => misspelt.findIndex((other) => other.word === word) === index);
  return (
    <PlainList sx={{ mt: once.length ? 1 : 0, gap: 0.75 }}>
      {once.slice(0, MAX_SHOWN_WORDS).map((word) => (
        <Row as="li" key={word.word}>
          <LinkButton onPress={() => onShow(word)}>{words.misspelt(word.word)}</LinkButton>
          {word.suggestion && (
            <Button variant="outlined" color="secondary" onClick={() => onCorrect(word, word.suggestion ?? word.word)}>
              {words.correctTo(word.suggestion)}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onAccept(word)}>
            {words.addToLexicon}
          </Button>
        </Row>
      ))}
    </PlainList>
  );
}

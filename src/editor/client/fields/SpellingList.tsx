import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import type { Calls } from '../../calls.ts';
import type { MisspeltWord } from '../../protocol.ts';
import { useAnswer } from '../calls/use-answer.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { PlainList, Row } from '../kit/frames.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** Debounce before spelling is checked, in milliseconds. */
const SPELLING_DELAY_MS = 250;

/** Result of the spelling check, and the action that accepts a word. */
export interface Spelling {
  /** Returns the misspelt words that the last check found in a text. */
  wordsOf(key: string): readonly MisspeltWord[];
  /** Adds a word to the list of accepted ones. */
  acceptWord(word: MisspeltWord): void;
}

const none: readonly MisspeltWord[] = [];

/** Checks the spelling of texts, all in one call. `key` identifies a text. */
export function useSpelling(
  texts: readonly (Calls['spelling']['request']['texts'][number] & { key: string })[],
  isOn: boolean,
): Spelling {
  const { write, notify, fail } = useEditor();
  const [accepted, setAccepted] = useState(0);
  const request = { texts: texts.map(({ text, markdown }) => ({ text, markdown })) };
  const answer = useAnswer('spelling', isOn && texts.length > 0 ? request : undefined, {
    delayMs: SPELLING_DELAY_MS,
    revision: accepted,
  });
  const acceptWord = useCallback(
    ({ word }: MisspeltWord) =>
      void write('spelling-add', { word }).then((answer) => {
        notify(answer.status === 'saved' ? words.addedToLexicon(word) : answer.message);
        setAccepted((count) => count + 1);
      }, fail),
    [write, notify, fail],
  );
  return { wordsOf: (key) => answer?.words[texts.findIndex((one) => one.key === key)] ?? none, acceptWord };
}

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

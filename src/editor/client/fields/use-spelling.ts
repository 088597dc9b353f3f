import { useEffect, useMemo, useState } from 'react';
import type { Calls, MisspeltWord } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** Pause in typing before spelling is checked, in milliseconds. */
const PAUSE_MS = 250;

/** A text to check, with a name of its own. */
type SpellingText = Calls['spelling']['request']['texts'][number];

export interface CheckedText extends SpellingText {
  key: string;
}

/** Words of texts that no dictionary has. */
export interface Spelling {
  /** Misspelt words of a text when it was last checked. */
  wordsOf(key: string): readonly MisspeltWord[];
  /** Adds a word to the list of accepted ones. */
  learn(word: MisspeltWord): void;
}

const none: readonly MisspeltWord[] = [];

/** Checks the spelling of texts, all in one call after a pause. */
export function useSpelling(texts: readonly CheckedText[], isOn: boolean): Spelling {
  const { accept, notify, fail } = useEditor();
  const [found, setFound] = useState<ReadonlyMap<string, readonly MisspeltWord[]>>(new Map());
  const [learnt, setLearnt] = useState(0);
  const asked = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly learnt word also changes the result
  useEffect(() => {
    const checked: CheckedText[] = JSON.parse(asked);
    if (!isOn || checked.length === 0) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const sent = checked.map(({ text, markdown }) => ({ text, markdown }));
      const answer = await call('spelling', { texts: sent }).catch(() => undefined);
      if (answer && !isLate) setFound(new Map(checked.map(({ key }, index) => [key, answer.words[index] ?? none])));
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked, isOn, learnt]);
  return useMemo(
    () => ({
      wordsOf: (key) => found.get(key) ?? none,
      learn({ word }) {
        call('spelling-add', { word }).then((answer) => {
          accept(answer);
          if (answer.status === 'saved') notify(words.addedToLexicon(word));
          setLearnt((count) => count + 1);
        }, fail);
      },
    }),
    [found, accept, notify, fail],
  );
}

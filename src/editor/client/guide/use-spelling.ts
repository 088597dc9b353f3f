import { useEffect, useMemo, useState } from 'react';
import type { MisspeltWord } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** Pause in typing before spelling is checked, in milliseconds. */
const SPELLING_PAUSE_MS = 250;

interface Spelling {
  misspelt: readonly MisspeltWord[];
  /** Adds a word to the list of accepted ones. */
  learn(word: MisspeltWord): void;
}

/** The words of a Markdown text that no dictionary has. */
export function useSpelling(text: string, isOn: boolean): Spelling {
  const { accept, notify, queue } = useEditor();
  const [misspelt, setMisspelt] = useState<readonly MisspeltWord[]>([]);
  const [learnt, setLearnt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly learnt word also changes the result
  useEffect(() => {
    if (!isOn) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await call('spelling', { text, markdown: true }).catch(() => undefined);
      if (answer && !isLate) setMisspelt(answer.words);
    }, SPELLING_PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, isOn, learnt]);
  return useMemo(
    () => ({
      misspelt,
      learn({ word }) {
        call('spelling-add', { word }).then((answer) => {
          accept(answer);
          if (answer.status === 'saved') notify(words.addedToLexicon(word));
          setLearnt((count) => count + 1);
        }, queue.fail);
      },
    }),
    [misspelt, accept, notify, queue],
  );
}

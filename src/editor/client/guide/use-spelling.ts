import { useEffect, useMemo, useState } from 'react';
import type { MisspeltWord } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** Spelling is looked at so long after the last key, in milliseconds. */
const PAUSE = 250;

export interface Spelling {
  misspelt: readonly MisspeltWord[];
  /** Adds a word to the list of accepted ones. */
  learn(word: MisspeltWord): void;
}

/** The words of a Markdown text that no dictionary has. */
export function useSpelling(text: string, isOn: boolean): Spelling {
  const { accept, notify } = useEditor();
  const [misspelt, setMisspelt] = useState<readonly MisspeltWord[]>([]);
  const [learnt, setLearnt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a word that was learnt changes the answer too
  useEffect(() => {
    if (!isOn) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await call('spelling', { text, markdown: true }).catch(() => undefined);
      if (answer && !isLate) setMisspelt(answer.words);
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, isOn, learnt]);
  return useMemo(
    () => ({
      misspelt,
      learn({ word }) {
        void call('spelling-add', { word }).then(async (answer) => {
          await accept(answer);
          if (answer.status === 'saved') notify(words.addedToLexicon(word));
          setLearnt((count) => count + 1);
        });
      },
    }),
    [misspelt, accept, notify],
  );
}

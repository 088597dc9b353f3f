import { useState } from 'react';
import { tryTo } from './kept-queue.ts';

const PREFIX = 'vitrine-edit:';

/** A setting of the editor's layout, kept in the browser for the next visit if it allows that. */
export function useKeptChoice<T extends string>(name: string, choices: readonly [T, ...T[]]): [T, (choice: T) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = tryTo(() => localStorage.getItem(PREFIX + name));
    return choices.find((one) => one === kept) ?? choices[0];
  });
  const choose = (next: T) => {
    setChoice(next);
    tryTo(() => localStorage.setItem(PREFIX + name, next));
  };
  return [choice, choose];
}

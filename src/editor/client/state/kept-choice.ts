import { useState } from 'react';
import { tryTo } from './kept-queue.ts';

const PREFIX = 'vitrine-edit:';

/** Keeps a setting of the editor's layout in the browser for the next visit, if the browser allows that. */
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

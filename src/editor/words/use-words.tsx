import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { en } from './en.ts';
import { fr, type Words } from './fr.ts';

export type Language = 'fr' | 'en';

const KEY = 'vitrine-edit-language';
const catalogues: Record<Language, Words> = { fr, en };

interface Speech {
  words: Words;
  language: Language;
  speak(language: Language): void;
}

const SpeechContext = createContext<Speech>({ words: fr, language: 'fr', speak: () => {} });

/** The words of the language that was chosen last; French until then, as the site is. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(localStorage.getItem(KEY) === 'en' ? 'en' : 'fr');
  const speech = useMemo<Speech>(() => {
    document.documentElement.lang = language;
    const speak = (next: Language) => {
      localStorage.setItem(KEY, next);
      setLanguage(next);
    };
    return { words: catalogues[language], language, speak };
  }, [language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export const useSpeech = () => useContext(SpeechContext);
export const useWords = () => useContext(SpeechContext).words;

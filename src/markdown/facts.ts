import { createContext } from 'react';
import type { FactTexts } from './filled-tree.ts';

/** Values of the names between double braces, in the Markdown of a page. */
export const FactTextsContext = createContext<FactTexts>({});

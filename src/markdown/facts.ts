import { createContext } from 'react';
import type { FactTexts } from './filled-tree.ts';

/** What the names between double braces stand for in the Markdown of a page. */
export const Facts = createContext<FactTexts>({});

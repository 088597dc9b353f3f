import type { ComponentType } from 'react';

/**
 * Components of sites' own blocks, by the key of their folder, then by type. The compiler of the program replaces this
 * module with the list of existing ones (`build/program/own-blocks.ts`).
 */
export const ownBlocks: Readonly<Record<string, Readonly<Record<string, () => Promise<ComponentType<never>>>>>> = {};

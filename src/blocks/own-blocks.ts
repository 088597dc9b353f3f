import type { ComponentType } from 'react';

/** Loads the component of a site's own block. */
type LoadComponent = () => Promise<ComponentType<never>>;

/**
 * Components of sites' own blocks, by site folder, then by type. The compiler of the program replaces this module by
 * the list of existing ones (`publish/program/own-blocks.ts`).
 */
export const ownBlocks: Readonly<Record<string, Readonly<Record<string, LoadComponent>>>> = {};

import type { ComponentType } from 'react';

/** What loads the component of a block that a site brings. */
type LoadComponent = () => Promise<ComponentType<never>>;

/**
 * The components of the blocks that sites bring, by the folder of a site, then by type. Whoever compiles the program puts
 * the list of those that there are in the place of this module (`publish/program/own-blocks.ts`).
 */
export const ownBlocks: Readonly<Record<string, Readonly<Record<string, LoadComponent>>>> = {};

import type { ComponentType } from 'react';
import type { BlockType } from '../model/resolve/resolved.ts';
import type { InteractiveBlockProps } from './block-props.ts';

/**
 * Block types that need React in the browser, each a chunk of its own.
 * All others are rendered on the server alone.
 */
export const interactiveBlocks = {
  booking: async () => (await import('./booking/Booking.tsx')).Booking,
  'callback-form': async () => (await import('./callback-form/CallbackForm.tsx')).CallbackForm,
  'consent-button': async () => (await import('./consent-button/ConsentButton.tsx')).ConsentButton,
  form: async () => (await import('./form/FormBlock.tsx')).FormBlock,
  'video-gate': async () => (await import('./video-gate/VideoGate.tsx')).VideoGate,
} as const satisfies { [T in BlockType]?: () => Promise<ComponentType<InteractiveBlockProps<T>>> };

/** Name of an interactive block type. */
export type InteractiveType = keyof typeof interactiveBlocks;

/** Whether blocks of a type are hydrated in the browser. */
export function isInteractive(type: string): type is InteractiveType {
  return Object.hasOwn(interactiveBlocks, type);
}

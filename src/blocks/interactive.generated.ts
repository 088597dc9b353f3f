// Made from schemas/blocks/ and src/blocks/ by `npm run types`. Do not edit.
import type { ComponentType } from 'react';
import type { BlockType } from '../model/resolve/resolved.ts';
import type { InteractiveBlockProps } from './block-props.ts';

/** The component of every block type that needs React in the browser, each a chunk of its own. */
export const interactiveBlocks = {
  booking: async () => (await import('./booking/Booking.tsx')).Booking,
  'callback-form': async () => (await import('./callback-form/CallbackForm.tsx')).CallbackForm,
  'consent-button': async () => (await import('./consent-button/ConsentButton.tsx')).ConsentButton,
  form: async () => (await import('./form/FormBlock.tsx')).FormBlock,
  'mockup-hero': async () => (await import('./mockup-hero/MockupHero.tsx')).MockupHero,
  'video-gate': async () => (await import('./video-gate/VideoGate.tsx')).VideoGate,
} as const satisfies { [T in BlockType]?: () => Promise<ComponentType<InteractiveBlockProps<T>>> };

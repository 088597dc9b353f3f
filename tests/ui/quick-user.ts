import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { act } from './testing-library.ts';

/**
 * A user who clicks and types without pauses, and without checking the styles around each target, which is slow.
 * The package’s default is the document of the first file that loads it.
 */
export function quickUser(): UserEvent {
  return userEvent.setup({ document, delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Enters a text into an empty field at once: single keys take a hundred times as long, a click is a dozen events. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}

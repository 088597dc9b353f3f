import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { act } from './testing-library.ts';

/**
 * Creates a user who clicks and types without pauses, and without checking the styles around each target, which is
 * slow. By default, the package would use the document of the first file that loads it.
 */
export function quickUser(): UserEvent {
  return userEvent.setup({ document, delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/**
 * Enters a text into an empty field at once. Typing single keys would take a hundred times as long, and a click would
 * fire a dozen events.
 */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}

import { act } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** A user who clicks and types without pauses, and without checking the styles around each target, which is slow. */
export function quickUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Puts a text into an empty field at once: key by key takes a hundred times as long, and a click is a dozen events. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}

import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** Somebody who clicks and types without a pause, and without a look at the styles around each target, which takes long. */
export function quickUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

import { expect, it } from 'vitest';
import { preventUnload } from '../../src/forms/prevent-unload.ts';

/** Whether leaving shows a prompt, in newer and in older browsers. */
function leave(): boolean[] {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  dispatchEvent(event);
  return [event.defaultPrevented, Boolean(event.returnValue)];
}

it('shows a prompt on leaving, in every browser, until every caller has released the page', () => {
  expect(leave()).toEqual([false, false]);
  const releases = [preventUnload(), preventUnload()];
  expect(leave()).toEqual([true, true]);
  releases[0]?.();
  releases[0]?.();
  expect(leave()).toEqual([true, true]);
  releases[1]?.();
  expect(leave()).toEqual([false, false]);
});

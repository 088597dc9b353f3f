import { expect, it } from 'vitest';
import { preventUnload } from '../../src/forms/prevent-unload.ts';

/** Whether leaving shows a prompt, in newer and in older browsers. */
function leave(): boolean[] {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  dispatchEvent(event);
  return [event.defaultPrevented, Boolean(event.returnValue)];
}

it('asks who leaves, in every browser, until each of those who hold the page has let it go', () => {
  expect(leave()).toEqual([false, false]);
  const releases = [preventUnload(), preventUnload()];
  expect(leave()).toEqual([true, true]);
  releases[0]?.();
  releases[0]?.();
  expect(leave()).toEqual([true, true]);
  releases[1]?.();
  expect(leave()).toEqual([false, false]);
});

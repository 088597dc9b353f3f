import { expect, it, onTestFinished, vi } from 'vitest';
import { update } from '../../../src/build/dev/live.ts';

it('shows the state after the last of several saves, in whichever order they are answered', async () => {
  const answers: ((state: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        const page = (state: string) => `<title>${state}</title><div id="app">${state}</div>`;
        answers.push((state) => resolve({ text: async () => page(state) }));
      }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<div id="app">first</div>';
  const both = [update({ inBrowser: false }), update({ inBrowser: false })];
  answers[1]?.('third');
  await both[1];
  answers[0]?.('second');
  await both[0];
  expect([document.title, document.getElementById('app')?.textContent]).toEqual(['third', 'third']);
});

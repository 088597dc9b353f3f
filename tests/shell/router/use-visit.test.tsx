import { startTransition, use, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useVisit } from '../../../src/shell/router/use-visit.ts';
import { act, render, screen } from '../../ui/testing-library.ts';

interface Shown {
  page: object;
  /** A promise that the page needs before it can be rendered. */
  waitsFor?: Promise<void>;
}

let show: (shown: Shown) => void;

function Page({ page, waitsFor }: Shown) {
  const visit = useVisit(page);
  if (waitsFor) use(waitsFor);
  return <p>{visit}</p>;
}

function Pages({ first }: { first: object }) {
  const [shown, setShown] = useState<Shown>({ page: first });
  show = setShown;
  return <Page {...shown} />;
}

const visit = () => screen.getByText(/first|visit/).textContent;

describe('the visit', () => {
  it('is new for each page, and the same as long as a page is shown', () => {
    const page = {};
    render(<Pages first={page} />);
    expect(visit()).toBe('first');
    act(() => show({ page }));
    expect(visit()).toBe('first');
    act(() => show({ page: {} }));
    expect(visit()).toBe('visit-1');
    act(() => show({ page }));
    expect(visit()).toBe('visit-2');
  });

  it('of a page stays the same when React discards a render of the next page', async () => {
    const page = {};
    render(<Pages first={page} />);
    await act(async () => startTransition(() => show({ page: {}, waitsFor: new Promise(() => {}) })));
    await act(async () => show({ page }));
    expect(visit()).toBe('first');
  });
});

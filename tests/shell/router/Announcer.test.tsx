import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../../src/shell/router/Announcer.tsx';
import { act, cleanup, render, screen } from '../../ui/testing-library.ts';

// Vitest cannot load the real package in a separate context; browser tests include it.
const navigation = vi.hoisted(() => ({ state: 'idle' }));
vi.mock('react-router-dom', () => ({ useNavigation: () => ({ ...navigation }) }));

const labels = { navigating: 'En route', navigated: 'Page chargée : %s' };

const bar = () => document.querySelector('.progress');
const said = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Renders a program that begins to navigate to its next page. */
function leave() {
  const page = (arrival: string) => <Announcer arrival={arrival} labels={labels} />;
  const { rerender } = render(page('Page chargée : Accueil'));
  navigation.state = 'loading';
  rerender(page('Page chargée : Accueil'));
  return {
    arrive() {
      navigation.state = 'idle';
      rerender(page('Page chargée : Contact'));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  navigation.state = 'idle';
});

describe('a page that is loading', () => {
  it('is neither shown nor announced if it arrives quickly', () => {
    const program = leave();
    wait(300);
    expect([bar(), said()]).toEqual([null, 'Page chargée : Accueil']);
    program.arrive();
    wait(1000);
    expect([bar(), said()]).toEqual([null, 'Page chargée : Contact']);
  });

  it('is shown and announced after a while, until it arrives', () => {
    const program = leave();
    wait(500);
    expect(bar()).not.toBeNull();
    expect(said()).toBe('En route');
    program.arrive();
    expect([bar(), said()]).toEqual([null, 'Page chargée : Contact']);
  });

  it('is no longer shown after the browser has loaded it and restores the previous one', () => {
    leave();
    wait(500);
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(bar()).toBeNull();
  });
});

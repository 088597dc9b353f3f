import { afterEach, expect, it, vi } from 'vitest';
import { ErrorFallback } from '../../../src/shell/router/ErrorFallback.tsx';
import { cleanup, render } from '../../ui/testing-library.ts';

// Vitest cannot load the real package in a separate context; browser tests include it.
vi.mock('react-router-dom', () => ({ useLocation: () => ({ pathname: '/contact' }) }));

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('restores the nodes of a page that cannot be rendered, with typed text and the focus', () => {
  document.body.innerHTML = '<div id="v_app"><p>text</p><input><button>b</button></div><div id="root"></div>';
  document.documentElement.dataset.hydrated = '';
  const nodes = [...(document.getElementById('v_app')?.childNodes ?? [])];
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'typed';
  input.focus();
  const container = document.getElementById('root') as HTMLElement;
  render(<ErrorFallback shown={{ pathname: '/contact' }} />, { container });
  const left = document.querySelector('[data-error-fallback]');
  expect([...(left?.childNodes ?? [])]).toEqual(nodes);
  expect([document.activeElement, input.value, document.documentElement.dataset.hydrated]).toEqual([
    input,
    'typed',
    undefined,
  ]);
});

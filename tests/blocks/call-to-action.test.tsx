import { describe, expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

describe('call-to-action', () => {
  it('opens another site in a new tab, announces it, and gives it no access to ours', () => {
    const actions = [{ label: 'Lire les règles', to: 'https://example.org/', variant: 'text' }];
    const link = renderExample('call-to-action', { actions }).querySelector('a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
    expect(link?.textContent).toBe('Lire les règles (nouvel onglet)');
  });

  it('opens a page of the site in the same tab', () => {
    const link = renderExample('call-to-action').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/contact');
    expect(link?.hasAttribute('target')).toBe(false);
  });
});

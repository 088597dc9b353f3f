import { describe, expect, it } from 'vitest';
import { splitText } from '../../src/model/markdown/split-text.ts';
import { renderExample } from './render-blocks.tsx';

describe('expandable-text', () => {
  it('shows the beginning, and includes the rest in the page, with both labels and headings of the same level', () => {
    const root = renderExample('expandable-text');
    const details = root.querySelector('details');
    expect(root.textContent).toContain('Un début.');
    expect(details?.textContent).not.toContain('Un début.');
    expect(details?.textContent).toContain('Une suite.');
    expect(details?.querySelector('.expand')?.textContent).toBe('Lire la suite');
    expect(details?.querySelector('.collapse')?.textContent).toBe('Réduire');
    expect(root.querySelectorAll('h3')).toHaveLength(2);
  });

  it('splits a text after its first paragraph, with its heading, and does not split a short one', () => {
    expect(splitText('a\n\nb\n\nc')).toEqual({ beginning: 'a\n\n', rest: 'b\n\nc' });
    expect(splitText('a').rest).toBe('');
    expect(splitText('## a\n\nb\n\nc')).toEqual({ beginning: '## a\n\nb\n\n', rest: 'c' });
  });
});

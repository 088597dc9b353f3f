import { describe, expect, it } from 'vitest';
import { splitText } from '../../src/model/markdown/split-text.ts';
import { renderExample } from './example-site.tsx';

describe('expandable-text', () => {
  it('shows the beginning and keeps the rest in the page, under both labels', () => {
    const root = renderExample('expandable-text');
    const details = root.querySelector('details');
    expect(root.textContent).toContain('Un début.');
    expect(details?.textContent).not.toContain('Un début.');
    expect(details?.textContent).toContain('Une suite.');
    expect(details?.querySelector('.expand')?.textContent).toBe('Lire la suite');
    expect(details?.querySelector('.collapse')?.textContent).toBe('Réduire');
  });

  it('keeps the headings of both parts at one level', () => {
    expect(renderExample('expandable-text').querySelectorAll('h3')).toHaveLength(2);
  });

  it('cuts a text without headings after two paragraphs, and a short one not at all', () => {
    expect(splitText('a\n\nb\n\nc')).toEqual({ beginning: 'a\n\nb\n\n', rest: 'c' });
    expect(splitText('a').rest).toBe('');
  });

  it('cuts at the first heading that follows a text', () => {
    expect(splitText('a\n\n## b\n\nc')).toEqual({ beginning: 'a\n\n', rest: '## b\n\nc' });
  });
});

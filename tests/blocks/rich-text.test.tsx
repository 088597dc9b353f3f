import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../src/markdown/contents.ts';
import { renderExample } from './render-blocks.tsx';

const terms = { text: undefined, source: 'legal/cgv.md' };

describe('rich-text', () => {
  it('renders a short text as Markdown', () => {
    expect(renderExample('rich-text').querySelector('.prose strong')?.textContent).toBe('court');
  });

  it('shows its picture below its heading, before the text', () => {
    const picture = { source: 'media/escalier.webp', alt: 'Un escalier droit' };
    const root = renderExample('rich-text', { heading: 'Escalier', picture });
    expect([...root.querySelectorAll('h2, img, .prose')].map(({ tagName }) => tagName)).toEqual(['H2', 'IMG', 'DIV']);
  });

  it('links every entry of its table of contents to its heading', () => {
    const root = renderExample('rich-text', { ...terms, toc: true });
    const links = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#prix', '#preavis']);
    for (const link of links) expect(root.querySelector(`h2${link}`)).not.toBeNull();
  });

  it('shows when the text was reviewed, if requested', () => {
    expect(renderExample('rich-text', { ...terms, dates: true }).querySelector('time')?.textContent).toBe(
      '20 novembre 2026',
    );
    expect(renderExample('rich-text', terms).querySelector('time')).toBeNull();
  });

  it('only lists the highest headings, without markup, and not those in code', () => {
    const markdown = '## Un *mot* [lié](/a)\n\n### Plus bas\n\n```\n## code\n```\n\n## Un mot lié';
    expect(contentsOf(markdown)).toEqual([
      { id: 'un-mot-lie', title: 'Un mot lié' },
      { id: 'un-mot-lie-2', title: 'Un mot lié' },
    ]);
  });
});

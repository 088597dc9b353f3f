import { JSDOM } from 'jsdom';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/markdown/Markdown.tsx';
import { createSlugger } from '../../src/text/names.ts';

const source = 'Un[^a] et encore[^a].\n\n[^a]: La note.';

function render(identifierPrefix = '') {
  const html = renderToStaticMarkup(createElement(Markdown, { source }), { identifierPrefix });
  return new JSDOM(html).window.document.body;
}

describe('footnotes of a text', () => {
  it('contain no words except for the author’s, and no reference to a missing id', () => {
    const root = render();
    expect(root.textContent?.replace(/\s+/g, ' ').trim()).toBe('Un1 et encore1. La note. ↩ ↩2');
    expect(root.querySelectorAll('h2, [aria-describedby]')).toHaveLength(0);
    expect(
      [...root.querySelectorAll('[data-footnote-backref]')].map((link) => link.getAttribute('aria-label')),
    ).toEqual(['↩ (1)', '↩2 (1)']);
  });

  it('link there and back, with ids that no other text of the page has', () => {
    const [one, other] = [render('a_'), render('b_')];
    const ids = (root: Element) => [...root.querySelectorAll('[id]')].map(({ id }) => id);
    for (const link of one.querySelectorAll('a')) expect(ids(one)).toContain(link.getAttribute('href')?.slice(1));
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
  });
});

it('a text that is rendered in two parts has distinct anchors', () => {
  const slug = createSlugger();
  const part = () => createElement(Markdown, { source: '## Prix', slug });
  const html = renderToStaticMarkup(createElement(Fragment, {}, part(), part()));
  expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['prix', 'prix-2']);
});

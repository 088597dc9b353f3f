import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/markdown/Markdown.tsx';

const pictures = { 'media/figures/zone.svg': { width: 480, height: 300 } };

function html(source: string): string {
  return renderToStaticMarkup(createElement(Markdown, { source, pictures }));
}

describe('a picture in a text', () => {
  it('is a figure with a caption in our typography if it is alone in its paragraph and has a title', () => {
    expect(html('Avant.\n\n![La zone](/media/figures/zone.svg "Qu\'est-ce ?")\n\nAprès.')).toBe(
      '<p>Avant.</p>\n<figure><img src="/media/figures/zone.svg" alt="La zone" loading="lazy" decoding="async" width="480" height="300"/><figcaption>Qu’est-ce\u202F?</figcaption></figure>\n<p>Après.</p>',
    );
  });

  it('stays in its paragraph without a title, or next to words', () => {
    expect(html('![La zone](/media/figures/zone.svg)')).toMatch(/^<p><img [^>]*width="480"[^>]*><\/p>$/);
    expect(html('Voici ![la zone](/media/figures/zone.svg "Titre") ligne par ligne.')).not.toContain('<figure>');
  });

  it('has no size if it is unknown', () => {
    expect(html('![Une photo](/media/photo.jpg "Titre")')).not.toContain('width');
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/markdown/Markdown.tsx';
import type { RenderedHeading } from '../../src/markdown/rehype-editorial.ts';

function html(source: string, options: { headings?: 'h2' | 'h3'; collect?: RenderedHeading[] } = {}): string {
  return renderToStaticMarkup(createElement(Markdown, { source, ...options }));
}

describe('Markdown', () => {
  it('adds an anchor to every heading and reports it', () => {
    const collect: RenderedHeading[] = [];
    expect(html('## Ce que ça coûte\n\n### Détail', { collect })).toContain('<h2 id="ce-que-ca-coute">');
    expect(collect).toEqual([
      { id: 'ce-que-ca-coute', level: 2, text: 'Ce que ça coûte' },
      { id: 'detail', level: 3, text: 'Détail' },
    ]);
  });

  it('shifts headings to the level that the page needs', () => {
    expect(html('## Un\n\n### Deux', { headings: 'h3' })).toMatch(/<h3.*<h4/s);
  });

  it('turns the first titled quotation into a summary, and later ones into call-outs', () => {
    const out = html('> **En bref**\n>\n> - un\n\n## Suite\n\n> **Attention**\n>\n> Texte\n\n> Une citation');
    expect(out).toContain('<div class="callout callout-brief" role="note"><p class="callout-title">En bref</p>');
    expect(out).toContain('<div class="callout" role="note"><p class="callout-title">Attention</p>');
    expect(out).toContain('<blockquote>');
  });

  it('makes wide tables scroll on their own, labelled by their heading', () => {
    expect(html('## Prix\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toContain(
      '<div class="table-scroll" tabindex="0" role="group" aria-labelledby="prix"><table>',
    );
  });

  it.each([
    ['four columns', '| Pack | Liens | Autres | Total |\n|---|---|---|---|\n| 1 | 20 | 40 | **180** |'],
    ['words too long for three columns', '| Signe | Dénomination | Intracommunautaire |\n|---|---|---|\n| a | b | c |'],
  ])('marks a table too wide for a phone: %s', (_, source) => expect(html(source)).toContain('<table class="cards"'));

  it('labels the cells of a wide table, which keep their roles when displayed as blocks', () => {
    expect(html('| Pack | Liens | Autres | Total |\n|---|---|---|---|\n| 1 | 20 | 40 | 180 |')).toContain(
      [
        '<table class="cards" role="table"><thead role="rowgroup"><tr role="row">',
        '<th scope="col" role="columnheader">Pack</th><th scope="col" role="columnheader">Liens</th>',
        '<th scope="col" role="columnheader">Autres</th><th scope="col" role="columnheader">Total</th></tr></thead>',
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Pack">1</td><td role="cell" data-label="Liens">20</td>',
        '<td role="cell" data-label="Autres">40</td><td role="cell" data-label="Total">180</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('labels a first column of numbers, and marks a table too wide for a column of text', () => {
    const sentence = 'Réserver le nom de domaine, puis écrire la page d’accueil';
    const steps = html(`| Semaine | Faire | Obtenir |\n|---|---|---|\n| 1 | ${sentence} | ${sentence} |`);
    expect(steps).toContain('<table class="cards"');
    expect(steps).toContain('data-label="Semaine">1<');
    const address = 'MX10.mail.tresbienheberge.exemple';
    expect(html(`| Nom | Avant | Après |\n|---|---|---|\n| @ | ${address} | ${address} |`)).toContain(
      '<div class="table-scroll wide"',
    );
  });

  it('wraps sentences to copy, and keeps aligned columns and code as they are', () => {
    expect(html('```text\nTu rédiges la page.\n```')).toContain('<pre class="wrapped">');
    expect(html('```\nHébergeur : un nom\n```')).toContain('<pre class="wrapped">');
    expect(html('```text\nwww   CNAME   hote.exemple.\n```')).toContain('<pre tabindex="0">');
    expect(html('```html\n<p>Bonjour</p>\n```')).toContain('<pre tabindex="0">');
  });

  it('labels no empty cell, and none of a column without a title', () => {
    const out = html('| Offre |  | Prix | Durée |\n|---|---|---|---|\n| a | b | c | d |\n| e | f |  | g |');
    expect(out.match(/data-label="[^"]*"/g)).toEqual(['data-label="Prix"', 'data-label="Durée"', 'data-label="Durée"']);
  });

  it.each([
    ['a price list', '| Plat | Prix |\n|---|---|\n| Daube de taureau, riz de Camargue | 19 € |'],
    ['three columns of short words', '| Jour | Matin | Soir |\n|---|---|---|\n| Lundi | 9 h à 12 h | fermé |'],
  ])('keeps columns if a phone has space for them: %s', (_, source) => {
    expect(html(source)).not.toMatch(/class="cards"|role=|data-label/);
  });

  it('renders a checklist in another list without inputs', () => {
    expect(html('- a\n  1. [x] b')).toMatch(/<ul>\s*<li>a\s*<ol class="checklist">\s*<li class="done"> b<\/li>/);
  });

  it('applies typography to text but not to code', () => {
    const out = html("Prêt ? `l'eau ?`\n\n```js\nconst a = 'b' ? 1 : 2;\n```");
    expect(out).toContain('Prêt\u202F?');
    expect(out).toContain('l&#x27;eau ?');
    expect(out).toContain('? 1 : 2;');
  });

  it.each([
    ["L'[Afnic](/a) et d'`alt`", 'L’<a href="/a">Afnic</a> et d’<code>alt</code>'],
    ['**399 € TTC** ; et', '<strong>399\u00A0€\u00A0TTC</strong>\u202F; et'],
    ['un [lien](/a) : et `code` ?', 'un <a href="/a">lien</a>\u00A0: et <code>code</code>\u202F?'],
    ['**un *mot*** !', '<strong>un <em>mot</em></strong>\u202F!'],
    ['à a@example.com :', 'à <a href="mailto:a@example.com">a@example.com</a>\u00A0:'],
    ['**29** €', '<strong>29</strong>\u00A0€'],
  ])('applies typography across adjacent texts: %s', (source, out) => expect(html(source)).toBe(`<p>${out}</p>`));

  it('treats a picture like a word before a text', () => {
    expect(html('![four](/a.png) ; suite')).toContain('/>\u202F; suite');
  });

  it('applies typography to each line separately', () => {
    expect(html("l'  \neau ;\n\n- un\n\n  ; deux")).toContain('l&#x27;<br/>\neau\u202F;');
    expect(html('| un | ; deux |\n|---|---|\n| a | ; b |')).toContain('<td>; b</td>');
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'removes the address %s, but not the text of its link or picture',
    (url) => {
      expect(html(`[mots](${url}) ![image](${url})`)).toBe('<p>mots image</p>');
    },
  );

  it('shows raw HTML as text', () => {
    expect(html('<script>alert(1)</script>\n\nun <b onclick="x">mot</b>')).not.toMatch(/<script|<b /);
  });

  it('keeps telephone and e-mail links', () => {
    expect(html('[a](tel:+33465710048) [b](mailto:a@example.com)')).toMatch(/href="tel:\+33465710048".*href="mailto:/);
  });
});

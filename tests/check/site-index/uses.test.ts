import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../../src/check/site-index/documents.ts';
import { collectLinks, findBrokenLinks, findExternalLinks } from '../../../src/check/site-index/links.ts';
import { collectMedia } from '../../../src/check/site-index/media-uses.ts';
import { anchorFinder, routeMatcher } from '../../../src/check/site-index/routes.ts';
import type { Guide, MarkdownUse, PageEntry, StringUse } from '../../../src/check/site-index/site-parts.ts';
import { stringsByKind } from '../../../src/check/site-index/strings-by-kind.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import type { TextRange } from '../../../src/text/range.ts';
import { fromPartial } from '../../from-partial.ts';

const page = (path: string, ...sections: Record<string, unknown>[]) =>
  fromPartial<PageEntry>({ path, sections: sections.map((value) => ({ value })) });

/** Returns a string of the manifest whose places are represented by their pointers. */
function string(kind: string, value: string, more: object = {}): StringUse {
  const document = {
    locate: (pointer: string) => pointer,
    locateWithin: (pointer: string, { start, end }: TextRange) => [pointer, start, end - start],
  };
  const own = { kind, value, key: 'to', pointer: '/x/to', holder: {}, document, locate: () => '/x/to', ...more };
  return own as unknown as StringUse;
}

/** Returns a text on some pages; places are represented by the text there. */
function text(body: string, ...pages: string[]): MarkdownUse {
  const placeOf = ({ start, end }: { start: number; end: number }) => body.slice(start, end);
  return { text: body, analysis: analyzeMarkdown(body), pages, under: 1, placeOf } as unknown as MarkdownUse;
}

describe('the page at a path', () => {
  const guides = new Map([['/guides/pain', {} as Guide]]);
  const routeOf = routeMatcher([page('/'), page('/devis/:numero'), page('/devis/aide'), page('/a/:b/:c')], guides);

  it.each([
    ['/', '/'],
    ['/guides/pain', '/guides/pain'],
    ['/devis/aide', '/devis/aide'],
    ['/devis/12', '/devis/:numero'],
    ['/devis/:numero', '/devis/:numero'],
    ['/a/x/y', '/a/:b/:c'],
    ['/devis', undefined],
    ['/devis/', undefined],
    ['/devis/12/x', undefined],
    ['/avis/12', undefined],
    ['/a/x/', undefined],
    ['/a//y', undefined],
    ['/rien', undefined],
  ])('is the one with that path, or otherwise one with parameters: %s, %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});

describe('the anchors of a page', () => {
  it('are those of its sections and texts, numbered for each text', () => {
    const pages = [page('/', { id: 'prix' }, { id: 3 }, {}), page('/b', { id: 'autre' }), page('/', { id: 'encore' })];
    const documents = [text('# Le four\n\n## Le four\n\n## {{x}}', '/', '/b'), text('# Le four', '/'), text('# Rien')];
    const anchorsOf = anchorFinder({ pages, documents }, (words) => words.replace('{{x}}', 'Été'));
    expect([...anchorsOf('/')]).toEqual(['prix', 'encore', 'le-four', 'le-four-2', 'ete']);
    expect([...anchorsOf('/b')]).toEqual(['autre', 'le-four', 'le-four-2', 'ete']);
    expect([...anchorsOf('/c')]).toEqual([]);
    expect(anchorsOf('/')).toBe(anchorsOf('/'));
  });
});

describe('strings by their kind', () => {
  it('are grouped by kind, in the requested order', () => {
    const ofKind = stringsByKind([string('plan', 'a'), string('text', 'b'), string('plan', 'c')]);
    expect(ofKind('plan').map(({ value }) => value)).toEqual(['a', 'c']);
    expect(ofKind('text', 'rien', 'plan').map(({ value }) => value)).toEqual(['b', 'a', 'c']);
    expect(ofKind()).toEqual([]);
  });
});

describe('the links of a site', () => {
  const site = 'https://four.fr';
  const collect = (strings: StringUse[], documents: MarkdownUse[] = []) =>
    collectLinks({
      strings,
      documents,
      files: new Set(['/feed.xml']),
      fill: (to) => to.replace('{{x}}', 'prix'),
      site,
    });

  it('include those of its strings, with the text next to them', () => {
    const links = collect([
      string('link', '/{{x}}#a', { holder: { label: 'Cliquez ici', title: 'x' }, page: '/p' }),
      string('link', '/prix', { key: 'url', pointer: '/x/url', holder: { title: 'Nos prix', label: 'x' } }),
      string('link', '/prix', { key: 'links', holder: { label: 'x', title: 'x' } }),
      string('page', '/prix', { holder: { label: 'x' } }),
      string('text', '/prix'),
    ]);
    const found = links.map(({ locateText, ...one }) => [one.to, one.text, one.isVague, one.pages, locateText()]);
    expect(found).toEqual([
      ['/prix#a', 'Cliquez ici', true, ['/p'], '/x/label'],
      ['/prix', 'Nos prix', false, undefined, '/x/title'],
      ['/prix', undefined, false, undefined, '/x/to'],
      ['/prix', undefined, false, undefined, '/x/to'],
    ]);
    expect(links[0]).toMatchObject({ target: { path: '/prix', anchor: 'a' }, isImage: false, kind: 'link' });
    expect(links[0]?.locate()).toBe('/x/to');
  });

  it('include absolute ones to the site itself, if they could be paths', () => {
    const own = (kind: string, value = `${site}/prix`) => collect([string(kind, value)])[0];
    expect(own('link')).toMatchObject({ target: { path: '/prix' }, own: { path: '/prix', isShown: false } });
    expect(own('page')?.own).toMatchObject({ path: '/prix' });
    expect(own('url')).toMatchObject({ target: undefined, own: undefined });
    expect(own('frame-url')).toMatchObject({ target: undefined, own: undefined });
    expect(own('link', 'https://ailleurs.fr/prix')).toMatchObject({ target: undefined, own: undefined });
  });

  it('include those of its texts, each with its text and its place', () => {
    const body = `[ici](/prix) ![ici](media/a.svg) ${site}/prix [four.fr/prix](${site}/prix/) [le site](${site}/prix) ![x](${site}/a.svg)`;
    const links = collect([], [text(body, '/p')]);
    const found = links.map(({ to, isVague, isImage, own, target }) => [
      ...[to, isVague, isImage],
      ...[own?.isShown, target?.path],
    ]);
    expect(found).toEqual([
      ['/prix', true, false, undefined, '/prix'],
      ['media/a.svg', false, true, undefined, undefined],
      [`${site}/prix`, false, false, true, '/prix'],
      [`${site}/prix/`, false, false, true, '/prix/'],
      [`${site}/prix`, false, false, false, '/prix'],
      [`${site}/a.svg`, false, true, undefined, undefined],
    ]);
    expect([links[0]?.locate(), links[0]?.locateText(), links[0]?.text, links[0]?.pages]).toEqual([
      '/prix',
      '[ici](/prix)',
      'ici',
      ['/p'],
    ]);
    expect(links.every(({ kind }) => kind === 'markdown')).toBe(true);
  });

  it('may be broken, or may not begin like links within the site', () => {
    const routeOf = (path: string) => (path === '/prix' ? path : undefined);
    const within = ['/prix', '/rien#a', '#bas', `${site}/rien`, '/pr\u00A0ix', '/feed.xml'];
    const links = collect([...within, 'prix', 'https://a.fr', 'pr\u00A0ix'].map((value) => string('link', value)));
    const brokenLinks = findBrokenLinks({ links, routeOf });
    const externalLinks = findExternalLinks({ links });
    expect(brokenLinks.map(({ to }) => to)).toEqual(['/rien#a', `${site}/rien`]);
    expect(externalLinks.map(({ to }) => to)).toEqual(['prix', 'https://a.fr', 'pr\u00A0ix']);
  });
});

describe('the files that a site shows', () => {
  it('have their actual names, however they were typed, and the information whether they are pictures', () => {
    const strings = [
      string('media', 'media/a.svg', { key: 'source' }),
      string('media', '/media/b.svg', { key: 'source' }),
      string('media', './media/c.mp4', { key: 'source', pointer: '/x/sources/0/source' }),
      string('media', 'media/d.vtt', { key: 'captions' }),
      string('link', '/media/e%20f.pdf?x#y'),
      string('frame-url', 'media/g.html'),
      string('url', 'https://a.fr/media/h.pdf'),
      string('link', 'https://a.fr/media/i.pdf'),
      string('text', 'media/j.pdf'),
      string('link', '/contact'),
    ];
    const found = collectMedia({ strings, documents: [text('![x](media/k.svg) [y](/media/l.pdf) [z](/x)')] });
    expect(found.map(({ file, place, isPicture }) => [file, place, isPicture])).toEqual([
      ['media/a.svg', '/x/to', true],
      ['media/b.svg', '/x/to', true],
      ['media/c.mp4', '/x/to', false],
      ['media/d.vtt', '/x/to', false],
      ['media/e f.pdf', '/x/to', false],
      ['media/g.html', '/x/to', false],
      ['media/k.svg', 'media/k.svg', true],
      ['media/l.pdf', '/media/l.pdf', false],
    ]);
  });
});

describe('the texts of a site', () => {
  const source = (body: string) => readMarkdown({ path: 'content/x.md', text: `---\n#\n---\n${body}` }, () => {});

  it('have the pages that show them, and the level of the title above them', () => {
    const markdown = new Map(['a', 'b', 'c', 'guides/d'].map((name) => [name, source(`# ${name}`)]));
    const strings = [
      string('markdown-file', 'a.md', { page: '/', holder: { heading: 'Titre' } }),
      string('markdown-file', 'a.md', { page: '/b' }),
      string('markdown-file', 'b.md', { page: '/b' }),
      string('markdown-file', 'c.md'),
      string('text', 'c.md', { page: '/' }),
      string('markdown', 'Un **mot**', { page: '/' }),
      string('markdown', 'Un mot'),
    ];
    const guides = new Map([['/guides/d', { path: '/guides/d' } as Guide]]);
    const pages = [page('/'), page('/b')];
    const found = collectDocuments({ sources: { markdown } as never, guides, strings, pages });
    expect(found.map(({ file, pages: on, under, text: body }) => [file, on, under, body])).toEqual([
      ['a', ['/', '/b'], 2, '# a'],
      ['b', ['/b'], 1, '# b'],
      ['c', [], 1, '# c'],
      ['guides/d', ['/guides/d'], 1, '# guides/d'],
      [undefined, ['/'], 2, 'Un **mot**'],
      [undefined, ['/', '/b'], 2, 'Un mot'],
    ]);
    expect(found[0]?.placeOf({ start: 2, end: 3 })).toEqual({ file: 'content/x.md', start: 12, end: 13 });
    expect(found[4]?.placeOf({ start: 3, end: 10 })).toEqual(['/x/to', 3, 7]);
    expect(found[0]?.analysis.headings.map(({ text: words }) => words)).toEqual(['a']);
  });
});

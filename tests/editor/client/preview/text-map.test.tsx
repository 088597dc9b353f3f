import { expect, it } from 'vitest';
import { createPageMap, originsAt, type PageMap, targetAt } from '../../../../src/editor/client/preview/text-map.ts';
import type { BlockOrigin, Origin, OverlayOrigin, TextOrigin } from '../../../../src/editor/origins-protocol.ts';
import { CONSENT_BANNER, SECTION } from '../../../../src/protocol/attributes.ts';

const at = (pointer: string, start: number, end: number) => ({ file: 'manifest' as const, pointer, start, end });
const field = (pointer: string, text: string): TextOrigin => ({ text, origins: [at(pointer, 0, text.length)] });
const minutes: TextOrigin = { text: '5 min de lecture', origins: [at('/label', 1, 16)], computed: 'reading-time' };

const section = (html: string, index = 0) => `<section ${SECTION}="block-${index}">${html}</section>`;

/** Shows a page with these sections, and maps it. */
function mapOf(html: string, sections: Partial<BlockOrigin>[], overlays: OverlayOrigin[] = []): PageMap {
  document.body.innerHTML = html;
  const blocks = sections.map((block, index): BlockOrigin => {
    const origin = { file: 'manifest' as const, pointer: `/pages/0/sections/${index}` };
    return { key: `block-${index}`, origin, exact: true, texts: [], ...block };
  });
  return createPageMap({ route: '/', origin: { file: 'manifest', pointer: '/pages/0' }, blocks, overlays }, document);
}

/** Returns the target of a click on the text with which an element begins. */
const targetIn = (map: PageMap, selector: string, offset: number, isFact: (origin: Origin) => boolean = () => false) =>
  targetAt(map, document.querySelector(selector)?.firstChild ?? null, offset, isFact);

/** Returns each text of the document with the pointers of its origins. */
function pointersIn({ texts }: PageMap) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: [string, (string | undefined)[]][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    found.push([node.data, texts.get(node)?.text.origins.map(({ pointer }) => pointer) ?? []]);
  }
  return found;
}

it('distinguishes a computed character from the words around it', () => {
  expect(originsAt(minutes, 0)).toEqual([]);
  expect(originsAt(minutes, 1).map(({ pointer }) => pointer)).toEqual(['/label']);
  expect(originsAt(minutes, 99).map(({ pointer }) => pointer)).toEqual(['/label']);
});

it('returns the kind of a computed text, and the origin of the words around it', () => {
  const texts: TextOrigin[] = [minutes, { text: '2026', origins: [], computed: 'year' }];
  const map = mapOf(section('<p>5 min de lecture</p><b>2026</b>'), [{ texts }]);
  expect(targetIn(map, 'p', 0)).toMatchObject({ computed: 'reading-time', origin: { pointer: '/label' } });
  expect(targetIn(map, 'p', 6)).not.toHaveProperty('computed');
  expect(targetIn(map, 'b', 2)).toMatchObject({ computed: 'year', origin: { pointer: '/pages/0/sections/0' } });
});

it('maps a text without an entry to its section, and not to an adjacent text', () => {
  const map = mapOf(section('<p>Inconnu <b>Connu</b></p>'), [{ texts: [field('/known', 'Connu')] }]);
  const target = targetIn(map, 'p', 0);
  expect(target?.origin.pointer).toBe('/pages/0/sections/0');
  expect(target).not.toHaveProperty('text');
});

it('maps a place between the texts to the section around it, of several', () => {
  const html = `${section('<ul><li></li><li></li><li></li></ul>')}${section('', 1)}<footer></footer>`;
  const map = mapOf(html, [{}, {}]);
  const pointers = ['ul', 'section + section', 'footer'].map(
    (selector) => targetAt(map, document.querySelector(selector), 0, () => false)?.origin.pointer,
  );
  expect(pointers).toEqual(['/pages/0/sections/0', '/pages/0/sections/1', undefined]);
});

it('offers the fact in a text', () => {
  const origins = [at('/lead', 0, 17), at('/facts/from/value', 4, 8)];
  const map = mapOf(section('<p>Dès 29 € par mois</p>'), [{ texts: [{ text: 'Dès 29 € par mois', origins }] }]);
  const isFact = ({ pointer = '' }) => pointer.startsWith('/facts/');
  expect(targetIn(map, 'p', 5, isFact)).toMatchObject({
    origin: { pointer: '/lead' },
    fact: { pointer: '/facts/from/value' },
  });
  expect(targetIn(map, 'p', 12, isFact)).not.toHaveProperty('fact');
});

it('finds later texts of a section by their content', () => {
  const later = [field('/b', 'Merci'), field('/c', 'Votre nom')];
  const html = section('<p>Merci</p><p>Votre nom</p><p>Votre nombre</p><p>Nom</p>');
  expect(pointersIn(mapOf(html, [{ texts: [field('/a', 'Nom')], later }]))).toEqual([
    ['Merci', ['/b']],
    ['Votre nom', ['/c']],
    ['Votre nombre', []],
    ['Nom', ['/a']],
  ]);
});

it('maps a text that may come from two fields to neither', () => {
  const later = [field('/b', 'Oui'), field('/c', 'Non'), field('/c', 'Non')];
  const html = section('<p>Non</p><p>Oui</p><p>Oui</p>');
  expect(pointersIn(mapOf(html, [{ texts: [field('/a', 'Oui')], later }]))).toEqual([
    ['Non', ['/c']],
    ['Oui', []],
    ['Oui', []],
  ]);
});

it('distinguishes equal texts by their order while the section is as rendered by the server', () => {
  const block = { texts: [field('/a', 'Oui'), field('/b', 'Oui')], later: [field('/c', 'Oui')] };
  const html = section('<p>Oui</p><p>Oui</p><noscript>Non</noscript>');
  expect(pointersIn(mapOf(html, [block])).slice(0, 2)).toEqual([
    ['Oui', ['/a']],
    ['Oui', ['/b']],
  ]);
});

it('finds the texts of the consent banner, including those that the program adds', () => {
  const html = `<section ${CONSENT_BANNER}=""><b>Mesure\u00a0:</b> <i>compte. Service\u00a0: Stats</i></section>`;
  const texts = [field('/consent/purposes/0/title', 'Mesure'), field('/consent/purposes/0/description', 'compte.')];
  const overlay: OverlayOrigin = { name: 'consent', origin: { file: 'manifest', pointer: '/consent' }, texts };
  expect(pointersIn(mapOf(html, [], [overlay])).filter(([text]) => text.trim())).toEqual([
    ['Mesure\u00a0:', ['/consent/purposes/0/title']],
    ['compte. Service\u00a0: Stats', ['/consent/purposes/0/description']],
  ]);
});

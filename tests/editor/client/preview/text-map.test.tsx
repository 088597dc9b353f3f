import { describe, expect, it } from 'vitest';
import {
  mapBlock,
  mapByText,
  originsAt,
  type PageMap,
  targetAt,
} from '../../../../src/editor/client/preview/text-map.ts';
import type { BlockOrigin, TextOrigin } from '../../../../src/editor/origins-protocol.ts';

const at = (pointer: string, start: number, end: number) => ({ file: 'manifest' as const, pointer, start, end });
const minutes: TextOrigin = { text: '5 min de lecture', origins: [at('/label', 1, 16)], computed: 'reading-time' };

const block = (texts: TextOrigin[]): BlockOrigin => ({
  key: 'one',
  origin: { file: 'manifest', pointer: '/pages/0/sections/0' },
  exact: true,
  texts,
});

/** Maps an element that is a single block. */
function mapOf(html: string, texts: TextOrigin[], read = mapBlock): { map: PageMap; element: Element } {
  const element = document.createElement('div');
  element.innerHTML = html;
  const own = block(texts);
  const mapped = read(own, element);
  const page = { key: '', origin: { file: 'manifest' as const, pointer: '/pages/0' }, exact: false, texts: [] };
  const map = {
    texts: new Map(mapped.map((one) => [one.node, one])),
    pictures: new Map(),
    blocks: [{ element, block: own }],
    page,
  };
  return { map, element };
}

const textIn = (element: Element, selector: string) => element.querySelector(selector)?.firstChild ?? null;

describe('the map of a page', () => {
  it('distinguishes a computed character from the words around it', () => {
    expect(originsAt(minutes, 0)).toEqual([]);
    expect(originsAt(minutes, 1).map(({ pointer }) => pointer)).toEqual(['/label']);
    expect(originsAt(minutes, 99).map(({ pointer }) => pointer)).toEqual(['/label']);
  });

  it('returns the kind of a computed text, and the origin of the words around it', () => {
    const { map, element } = mapOf('<p>5 min de lecture</p><b>2026</b>', [
      minutes,
      { text: '2026', origins: [], computed: 'year' },
    ]);
    const isFact = () => false;
    expect(targetAt(map, textIn(element, 'p'), 0, isFact)).toMatchObject({
      computed: 'reading-time',
      origin: { pointer: '/label' },
    });
    expect(targetAt(map, textIn(element, 'p'), 6, isFact)).not.toHaveProperty('computed');
    expect(targetAt(map, textIn(element, 'b'), 2, isFact)).toMatchObject({
      computed: 'year',
      origin: { pointer: '/pages/0/sections/0' },
    });
  });

  it('maps a text without an entry to its section, and not to an adjacent text', () => {
    const { map, element } = mapOf('<p>Inconnu <b>Connu</b></p>', [{ text: 'Connu', origins: [at('/known', 0, 5)] }]);
    const target = targetAt(map, textIn(element, 'p'), 0, () => false);
    expect(target?.origin.pointer).toBe('/pages/0/sections/0');
    expect(target).not.toHaveProperty('text');
  });

  it('maps a place between the texts to the section around it, of several', () => {
    const { map, element } = mapOf('<section><ul><li></li><li></li><li></li></ul></section>', []);
    const next = document.createElement('section');
    const other: BlockOrigin = { ...block([]), origin: { file: 'manifest', pointer: '/pages/0/sections/1' } };
    const two = { ...map, blocks: [...map.blocks, { element: next, block: other }] };
    const pointerAt = (node: Element) => targetAt(two, node, 0, () => false)?.origin.pointer;
    expect(pointerAt(element.querySelector('ul') as Element)).toBe('/pages/0/sections/0');
    expect(pointerAt(next)).toBe('/pages/0/sections/1');
    expect(pointerAt(document.createElement('footer'))).toBeUndefined();
  });

  it('finds texts of overlays by their content, unless two fields have the same text', () => {
    const { map, element } = mapOf(
      '<p>Publicité :</p><b>Fermer</b>',
      [
        { text: 'Publicité', origins: [at('/purpose', 0, 9)] },
        { text: 'Fermer', origins: [at('/first', 0, 6)] },
        { text: 'Fermer', origins: [at('/second', 0, 6)] },
      ],
      (own, root) =>
        mapByText(
          own,
          own.texts,
          [...root.querySelectorAll('*')].map((one) => one.firstChild as Text),
        ),
    );
    expect(targetAt(map, textIn(element, 'p'), 0, () => false)?.origin.pointer).toBe('/purpose');
    expect(targetAt(map, textIn(element, 'b'), 0, () => false)?.origin.pointer).toBe('/pages/0/sections/0');
  });

  it('offers the fact in a text', () => {
    const { map, element } = mapOf('<p>Dès 29 € par mois</p>', [
      { text: 'Dès 29 € par mois', origins: [at('/lead', 0, 17), at('/facts/from/value', 4, 8)] },
    ]);
    const isFact = ({ pointer = '' }) => pointer.startsWith('/facts/');
    expect(targetAt(map, textIn(element, 'p'), 5, isFact)).toMatchObject({
      origin: { pointer: '/lead' },
      fact: { pointer: '/facts/from/value' },
    });
    expect(targetAt(map, textIn(element, 'p'), 12, isFact)).not.toHaveProperty('fact');
  });
});

import { expect, it } from 'vitest';
import { createPageMap } from '../../../../src/editor/client/preview/text-map.ts';
import type { BlockOrigin, OverlayOrigin, PageOrigins, TextOrigin } from '../../../../src/editor/origins-protocol.ts';
import { CONSENT_BANNER, SECTION } from '../../../../src/protocol/attributes.ts';

function field(pointer: string, text: string): TextOrigin {
  return { text, origins: [{ file: 'manifest', pointer, start: 0, end: text.length }] };
}

function pageWith(block: Partial<BlockOrigin>, overlays: OverlayOrigin[] = []): PageOrigins {
  const origin = { file: 'manifest' as const, pointer: '/pages/0/sections/0' };
  const blocks = [{ key: 'form-1', origin, exact: true, texts: [], ...block }];
  return { route: '/', origin: { file: 'manifest', pointer: '/pages/0' }, blocks, overlays };
}

/** Returns each text of the document with the pointers of its origins. */
function pointersIn(page: PageOrigins) {
  const { texts } = createPageMap(page, document);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: [string, (string | undefined)[]][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    found.push([node.data, texts.get(node)?.text.origins.map(({ pointer }) => pointer) ?? []]);
  }
  return found;
}

it('finds later texts of a section by their content', () => {
  document.body.innerHTML = `<div ${SECTION}="form-1"><p>Merci</p><p>Votre nom</p><p>Votre nombre</p><p>Nom</p></div>`;
  const block = { texts: [field('/a', 'Nom')], later: [field('/b', 'Merci'), field('/c', 'Votre nom')] };
  expect(pointersIn(pageWith(block))).toEqual([
    ['Merci', ['/b']],
    ['Votre nom', ['/c']],
    ['Votre nombre', []],
    ['Nom', ['/a']],
  ]);
});

it('maps a text that may come from two fields to neither', () => {
  document.body.innerHTML = `<div ${SECTION}="form-1"><p>Non</p><p>Oui</p><p>Oui</p></div>`;
  const block = { texts: [field('/a', 'Oui')], later: [field('/b', 'Oui'), field('/c', 'Non'), field('/c', 'Non')] };
  expect(pointersIn(pageWith(block))).toEqual([
    ['Non', ['/c']],
    ['Oui', []],
    ['Oui', []],
  ]);
});

it('distinguishes equal texts by their order while the section is as rendered by the server', () => {
  document.body.innerHTML = `<div ${SECTION}="form-1"><p>Oui</p><p>Oui</p><noscript>Non</noscript></div>`;
  const block = { texts: [field('/a', 'Oui'), field('/b', 'Oui')], later: [field('/c', 'Oui')] };
  expect(pointersIn(pageWith(block)).slice(0, 2)).toEqual([
    ['Oui', ['/a']],
    ['Oui', ['/b']],
  ]);
});

it('finds the texts of the consent banner, including those that the program adds', () => {
  document.body.innerHTML = `<section ${CONSENT_BANNER}=""><b>Mesure\u00a0:</b> <i>compte. Service\u00a0: Stats</i></section>`;
  const texts = [field('/consent/purposes/0/title', 'Mesure'), field('/consent/purposes/0/description', 'compte.')];
  const overlay: OverlayOrigin = { name: 'consent', origin: { file: 'manifest', pointer: '/consent' }, texts };
  expect(pointersIn(pageWith({}, [overlay])).filter(([text]) => text.trim())).toEqual([
    ['Mesure\u00a0:', ['/consent/purposes/0/title']],
    ['compte. Service\u00a0: Stats', ['/consent/purposes/0/description']],
  ]);
});

/** Colour of every outline. */
export const inkColour = '#2a1d16';

type Paints = Record<string, readonly [light: string, dark: string]>;

/**
 * Classes of all illustrations, with their declarations in the light and dark scheme. The outline of a shape is a
 * darker tone of its fill, never the ink colour. Classes of two letters have no outline. `n` draws a line on an object,
 * `e` a line on the background.
 */
const paints: Paints = {
  p: ['fill:#fffaf0;stroke:#dcc6a2', 'fill:#f1e4cb'],
  y: ['fill:#f2b54c;stroke:#cf8a2b', 'fill:#e5a53c'],
  r: ['fill:#cf5b33;stroke:#a24320', 'fill:#c2522c'],
  b: ['fill:#2f7d80;stroke:#1e5c60', 'fill:#2a7377'],
  g: ['fill:#a8c9a2;stroke:#7ea67a', 'fill:#8fb58d'],
  o: ['fill:#efc79b;stroke:#c99a66', 'fill:#dcb083'],
  m: ['fill:#ab6b43;stroke:#83502f', 'fill:#9c5f3a'],
  k: [`fill:${inkColour};stroke:none`, ''],
  n: ['fill:none;stroke:#5f4534;stroke-width:5', ''],
  d: [`fill:${inkColour};fill-opacity:.14;stroke:none`, ''],
  e: ['fill:none;stroke:#5f4534;stroke-width:5', 'stroke:#f1e4cb'],
  w: ['fill:none;stroke:#fffaf0;stroke-width:5', 'stroke:#f1e4cb'],
  yy: ['fill:#f2b54c;stroke:none', 'fill:#e5a53c'],
  mm: ['fill:#ab6b43;stroke:none', 'fill:#9c5f3a'],
  rr: ['fill:#cf5b33;stroke:none', 'fill:#c2522c'],
};

/**
 * Returns a style element with the classes that `drawing` uses and the classes of `own`. The dark scheme follows the
 * system, unless `always` is `light`.
 */
export function inkStyle({ drawing, own, always }: { drawing: string; own?: Paints; always?: 'light' }): string {
  const used = Object.entries({ ...paints, ...own }).filter(([name]) => drawing.includes(`class="${name}"`));
  const day = used.map(([name, [light]]) => `.${name}{${light}}`).join('');
  const night = used.flatMap(([name, [, dark]]) => (dark ? [`.${name}{${dark}}`] : [])).join('');
  return `<style>${day}${always === 'light' ? '' : `@media(prefers-color-scheme:dark){${night}}`}</style>`;
}
